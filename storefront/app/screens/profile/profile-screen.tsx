import { pageMeta } from '../../api/page-meta.ts'
import { AccountFailure } from '../../commerce/account/account-failure.tsx'
import { AccountPanel } from '../../commerce/account/account-panel.tsx'
import { useWords } from '../../language/use-words.ts'
import { usePersonalQuery } from '../../shopper/use-personal-query.ts'
import type { Route } from './+types/profile-screen'
import { DeletePanel } from './delete-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { profileWords } from './profile-words.ts'
import { SessionsPanel } from './sessions-panel.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, profileWords, (t) => ({ title: t('title'), noindex: true }))

/** Who the customer is, where they are signed in, and the way out for good. */
export default function ProfileScreen() {
  const t = useWords(profileWords)
  const { data: profile, isError, isFetching, refetch } = usePersonalQuery('userProfile', {})
  return (
    <>
      {profile ? (
        <ProfilePanel profile={profile} />
      ) : isError ? (
        <AccountPanel title={t('title')}>
          <AccountFailure text={t('failed')} onRetry={refetch} busy={isFetching} />
        </AccountPanel>
      ) : (
        <ProfileSkeleton />
      )}
      <SessionsPanel />
      <DeletePanel profile={profile} />
    </>
  )
}
