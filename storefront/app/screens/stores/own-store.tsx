import type { StoreInList } from '@gema/contract/calls/store.ts'
import { addressOf } from '../../addresses.ts'
import { FollowButton } from '../../commerce/following/follow-button.tsx'
import { FollowerCount } from '../../commerce/following/follower-count.tsx'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { StoreCard } from '../../commerce/store-card.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { storesWords } from './stores-words.ts'

/** One of the retailer's own stores, large. */
export function OwnStore({ store }: { store: StoreInList }) {
  const t = useWords(storesWords)
  const address = addressOf('store', { slug: store.slug })
  return (
    <li className="grid">
      <StoreCard
        store={store}
        name={
          <PageLink to={address} className="hover:underline hover:underline-offset-4">
            {store.name}
          </PageLink>
        }
        text={
          <div className="-mt-1.5 mb-3.5 text-14">
            <p className="text-pretty">{store.tagline}</p>
            <p className="figures mt-1 flex flex-wrap gap-x-3 text-12 text-ink-2">
              <span>
                {t('products', { count: store.product_count, shown: groupedCount(store.product_count) })}
              </span>
              <FollowerCount store={store} />
            </p>
          </div>
        }
        action={
          <>
            <PageLink to={address} className={buttonClasses('primary', 40)}>
              {t('visit')}
            </PageLink>
            <FollowButton store={store} size={40} look="outline" />
          </>
        }
      />
    </li>
  )
}
