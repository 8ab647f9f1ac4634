import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { AuthHead } from '../../commerce/auth/auth-head.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Note } from '../../ui/note.tsx'
import type { Route } from './+types/social-callback-screen'
import { socialCallbackWords } from './social-callback-words.ts'
import { useSocialReturn } from './use-social-return.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, socialCallbackWords, (t) => ({ title: t('title'), noindex: true }))

/** Where a provider leads back to. It says little, and leads on as soon as it can. */
export default function SocialCallbackScreen() {
  const t = useWords(socialCallbackWords)
  const { step, finish, isSignedIn } = useSocialReturn()
  if (step.at === 'waiting') {
    return (
      <div aria-busy="true">
        <AuthHead title={t('title')}>{t('lead')}</AuthHead>
        <span
          aria-hidden
          className="turning mt-8 block size-8 rounded-full border-3 border-primary border-t-transparent"
        />
      </div>
    )
  }
  return (
    <>
      <AuthHead title={isSignedIn ? t('not_connected') : t('stopped')} />
      <div role="alert">
        <Note kind="warn" className="mt-6">
          {step.message}
        </Note>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {step.canTryAgain && <Button onClick={finish}>{t('try_again')}</Button>}
        {isSignedIn ? (
          <PageLink to={addressOf('profile')} className={buttonClasses('secondary')}>
            {t('to_profile')}
          </PageLink>
        ) : (
          <>
            <PageLink to={addressOf('login')} className={buttonClasses('secondary')}>
              {t('to_login')}
            </PageLink>
            <PageLink to={addressOf('register')} className={buttonClasses('quiet')}>
              {t('register')}
            </PageLink>
          </>
        )}
      </div>
    </>
  )
}
