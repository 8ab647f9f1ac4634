import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { inLanguage } from '../../language/language-path.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { useToken } from '../../shopper/session.ts'
import type { Route } from './+types/login-screen'
import { LoginForm } from './login-form.tsx'
import { loginWords } from './login-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, loginWords, (t) => ({ title: t('title'), noindex: true }))

/** Sign in. Someone who is signed in already has nothing to do here and is led home. */
export default function LoginScreen() {
  const t = useWords(loginWords)
  const token = useToken()
  const { language } = useLanguage()
  const navigate = useNavigate()
  useEffect(() => {
    if (token !== undefined) navigate(inLanguage(addressOf('home'), language), { replace: true })
  }, [token, language, navigate])
  return (
    <>
      <h1 className="text-28">{t('title')}</h1>
      <p className="mt-1.5 mb-6 text-ink-2">
        {t('new_here')}{' '}
        <PageLink to={addressOf('register')} className="font-semibold text-primary hover:underline">
          {t('register')}
        </PageLink>
      </p>
      <LoginForm />
    </>
  )
}
