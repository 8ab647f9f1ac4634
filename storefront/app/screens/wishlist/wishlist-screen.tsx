import { useSearchParams } from 'react-router'
import { pageMeta } from '../../api/page-meta.ts'
import { AccountPanel } from '../../commerce/account/account-panel.tsx'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { ListFailed } from '../../commerce/my-lists/list-failed.tsx'
import { useMyList } from '../../commerce/my-lists/use-my-list.ts'
import { ProductGridSkeleton } from '../../commerce/product-grid.tsx'
import { useWords } from '../../language/use-words.ts'
import { usePersonalQuery } from '../../shopper/use-personal-query.ts'
import type { Route } from './+types/wishlist-screen'
import { WishPage } from './wish-page.tsx'
import { wishlistWords } from './wishlist-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, wishlistWords, (t) => ({ title: t('title'), noindex: true }))

const perPage = 20

/** What the customer wishes for, page by page, the newest first. */
export default function WishlistScreen() {
  const t = useWords(wishlistWords)
  const [search] = useSearchParams()
  const page = Math.max(1, Math.min(10_000, Number.parseInt(search.get('page') ?? '1', 10) || 1))
  const query = usePersonalQuery('wishlistFetch', { page, per_page: perPage }, { staleTime: 0 })
  const ids = useMyList('wishlist')
  const count = ids?.length ?? query.data?.result.total ?? 0
  return (
    <AccountPanel
      title={t('title')}
      side={count > 0 && <span className="figures">{t('count', { count, shown: groupedCount(count) })}</span>}
    >
      <div className="mt-4 w768:mt-6">
        {query.data ? (
          <WishPage page={query.data.result} ids={ids ?? query.data.uuids} />
        ) : query.isError || query.isPaused ? (
          <ListFailed query={query} />
        ) : (
          <ProductGridSkeleton count={8} besideColumn />
        )}
      </div>
    </AccountPanel>
  )
}
