import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { AuthHead, authLink } from '../../commerce/auth/auth-head.tsx'
import { GuestOnly } from '../../commerce/auth/guest-only.tsx'
import { SocialButtons } from '../../commerce/auth/social-buttons.tsx'
import { useNext } from '../../commerce/auth/use-next.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import type { Route } from './+types/login-screen'
import { LoginForm } from './login-form.tsx'
import { loginWords } from './login-words.ts'
import { SocialProblem } from './social-problem.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, loginWords, (t) => ({ title: t('title'), noindex: true }))

/** Sign in: through a provider, or with e-mail and password. */
export default function LoginScreen() {
  const t = useWords(loginWords)
  const next = useNext()
  return (
    <GuestOnly>
      <AuthHead title={t('title')}>
        {t('new_here')}{' '}
        <PageLink to={withNext(addressOf('register'), next)} className={authLink}>
          {t('register')}
        </PageLink>
      </AuthHead>
      <SocialProblem />
      <SocialButtons />
      <LoginForm />
      <p className="mt-4 text-12 text-ink-2">
        {t('agreement')}{' '}
        <PageLink
          to={addressOf('page', { slug: 'syarat-dan-ketentuan' })}
          className="underline underline-offset-2"
        >
          {t('terms')}
        </PageLink>{' '}
        {t('and_the')}{' '}
        <PageLink
          to={addressOf('page', { slug: 'kebijakan-privasi' })}
          className="underline underline-offset-2"
        >
          {t('privacy')}
        </PageLink>
        .
      </p>
    </GuestOnly>
  )
}
