import type { CallData } from '@gema/contract/client.ts'
import { addressOf } from '../../addresses.ts'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { FollowButton } from '../../commerce/following/follow-button.tsx'
import { FollowerCount } from '../../commerce/following/follower-count.tsx'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { listStateWords } from '../../commerce/my-lists/list-state-words.ts'
import { OpenNowBadge } from '../../commerce/open-now-badge.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { followingWords } from './following-words.ts'

const rowClasses =
  'flex items-center gap-5 border-t border-line py-5 first:border-t-0 max-w768:flex-wrap max-w768:gap-3'
const pictureClasses = 'h-24 w-36 shrink-0 rounded-inner max-w768:h-35 max-w768:w-full'

/** A store that the customer follows: whether it is open, and the way to it. */
export function FollowedStore({ store }: { store: CallData<'storeFollowing'>[number] }) {
  const t = useWords(followingWords)
  const moments = useMoments()
  const address = addressOf('store', { slug: store.slug })
  return (
    <li className={rowClasses}>
      <ShopPicture
        picture={store.image}
        alt=""
        widths={[320, 480, 640]}
        sizes="(min-width: 768px) 144px, 100vw"
        className={pictureClasses}
      />
      <div className="min-w-0 flex-1 max-w768:basis-full">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="text-18">
            <PageLink to={address} className="hover:underline hover:underline-offset-4">
              {store.name}
            </PageLink>
          </h3>
          <OpenNowBadge hours={store.hours} />
        </div>
        <p className="mt-1 text-14 text-ink-2 text-pretty">{store.tagline}</p>
        <p className="figures mt-1 flex flex-wrap gap-x-3 text-12 text-ink-2">
          <span>
            <FollowerCount store={store} />
          </span>
          <span>
            {t('products', { count: store.product_count, shown: groupedCount(store.product_count) })}
          </span>
          <span>{t('since', { date: moments.withYear(store.followed_at) })}</span>
        </p>
      </div>
      <div className="flex flex-none gap-2 max-w768:w-full max-w768:*:flex-1 w992:max-w1200:flex-col">
        <FollowButton store={store} size={40} />
        <PageLink to={address} className={buttonClasses('secondary', 40)}>
          {t('visit')}
        </PageLink>
      </div>
    </li>
  )
}

/** Two of them on their way. */
export function FollowedStoreSkeleton() {
  const t = useWords(listStateWords)
  return (
    <div role="status" className="mt-2">
      <p className="sr-only">{t('loading')}</p>
      {[1, 2].map((row) => (
        <div key={row} aria-hidden className={rowClasses}>
          <span className={`skeleton ${pictureClasses}`} />
          <span className="min-w-0 flex-1 space-y-2.5 max-w768:basis-full">
            <span className="skeleton block h-5 w-2/5 rounded-md" />
            <span className="skeleton block h-3.5 w-4/5 rounded-md" />
            <span className="skeleton block h-3 w-1/2 rounded-md" />
          </span>
        </div>
      ))}
    </div>
  )
}
