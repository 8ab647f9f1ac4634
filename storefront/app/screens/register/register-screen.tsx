import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { AuthHead, authLink } from '../../commerce/auth/auth-head.tsx'
import { GuestOnly } from '../../commerce/auth/guest-only.tsx'
import { SocialButtons } from '../../commerce/auth/social-buttons.tsx'
import { useNext } from '../../commerce/auth/use-next.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { withNext } from '../../shopper/next-address.ts'
import type { Route } from './+types/register-screen'
import { RegisterForm } from './register-form.tsx'
import { registerWords } from './register-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, registerWords, (t) => ({ title: t('title'), noindex: true }))

/** A new account: through a provider, or with an e-mail that is then proved. */
export default function RegisterScreen() {
  const t = useWords(registerWords)
  const next = useNext()
  return (
    <GuestOnly>
      <AuthHead title={t('title')}>
        {t('have_account')}{' '}
        <PageLink to={withNext(addressOf('login'), next)} className={authLink}>
          {t('sign_in')}
        </PageLink>
      </AuthHead>
      <SocialButtons sideBySide />
      <RegisterForm />
    </GuestOnly>
  )
}
