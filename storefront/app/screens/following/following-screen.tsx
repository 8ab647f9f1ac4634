import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { AccountPanel } from '../../commerce/account/account-panel.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { ListFailed } from '../../commerce/my-lists/list-failed.tsx'
import { useMyList } from '../../commerce/my-lists/use-my-list.ts'
import { useWords } from '../../language/use-words.ts'
import { usePersonalQuery } from '../../shopper/use-personal-query.ts'
import type { Route } from './+types/following-screen'
import { FollowedStore, FollowedStoreSkeleton } from './followed-store.tsx'
import { followingWords } from './following-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, followingWords, (t) => ({ title: t('title'), noindex: true }))

/** The stores that the customer follows. One that is followed no longer stays until the page is opened again. */
export default function FollowingScreen() {
  const t = useWords(followingWords)
  const query = usePersonalQuery('storeFollowing', {}, { staleTime: 0 })
  const ids = useMyList('following')
  const count = ids?.length ?? query.data?.length ?? 0
  return (
    <AccountPanel
      title={t('title')}
      side={count > 0 && <span className="figures">{t('count', { count })}</span>}
    >
      {query.data?.length === 0 ? (
        <EmptyState
          title={t('empty_title')}
          text={t('empty_text')}
          action={{ text: t('empty_action'), to: addressOf('stores') }}
        />
      ) : query.data ? (
        <>
          <h2 className="sr-only">{t('list')}</h2>
          <ul className="mt-2">
            {query.data.map((store) => (
              <FollowedStore key={store.uuid} store={store} />
            ))}
          </ul>
        </>
      ) : query.isError || query.isPaused ? (
        <ListFailed query={query} />
      ) : (
        <FollowedStoreSkeleton />
      )}
    </AccountPanel>
  )
}
