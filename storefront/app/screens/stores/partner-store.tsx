import type { StoreInList } from '@gema/contract/calls/store.ts'
import { Clock, MapPin } from 'lucide-react'
import { addressOf } from '../../addresses.ts'
import { FollowButton } from '../../commerce/following/follow-button.tsx'
import { FollowerCount } from '../../commerce/following/follower-count.tsx'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { OpenNowBadge } from '../../commerce/open-now-badge.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { StoreFact } from '../../commerce/store-fact.tsx'
import { StoreHours } from '../../commerce/store-hours.tsx'
import { StoreMark } from '../../commerce/store-mark.tsx'
import { storeWords } from '../../commerce/store-words.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { storesWords } from './stores-words.ts'

/** A partner seller. Its picture and name lead to its page, the button shows the way there. */
export function PartnerStore({ store }: { store: StoreInList }) {
  const t = useWords(storesWords)
  const ofStore = useWords(storeWords)
  return (
    <li className="flex">
      <article className="group relative flex w-full flex-col rounded-card border border-line transition-colors duration-150 hover:border-ink">
        <ShopPicture
          picture={store.image}
          alt=""
          widths={[320, 480, 640]}
          sizes="(min-width: 1200px) 325px, (min-width: 576px) 50vw, 100vw"
          className="aspect-2/1 rounded-t-[13px]"
          pictureClassName="transition-transform duration-250 ease-gema group-hover:scale-104"
        />
        <StoreMark
          name={store.name}
          isOwn={store.is_own}
          className="relative ms-4 -mt-7 size-14 text-18 ring-4 ring-page before:absolute before:inset-0 before:rounded-full before:border before:border-line"
        />
        <div className="flex flex-1 flex-col px-4 pt-2.5 pb-4">
          <h3 className="text-18">
            <PageLink
              to={addressOf('store', { slug: store.slug })}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {store.name}
            </PageLink>
          </h3>
          <p className="mt-0.5 text-14 text-ink-2 text-pretty">{store.tagline}</p>
          <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <OpenNowBadge hours={store.hours} />
            <span className="figures text-12 text-ink-2">
              {t('products', { count: store.product_count, shown: groupedCount(store.product_count) })}
            </span>
            <span className="figures text-12 text-ink-2">
              <FollowerCount store={store} />
            </span>
          </div>
          <ul className="mt-3.5 mb-4 space-y-2 text-14 text-ink-2">
            <StoreFact icon={MapPin}>
              {store.address}, {store.city} {store.postcode}
            </StoreFact>
            <StoreFact icon={Clock}>
              <StoreHours hours={store.hours} />
            </StoreFact>
          </ul>
          {/* Above the link that covers the card. */}
          <div className="relative mt-auto flex gap-2 *:flex-1 *:px-2">
            <FollowButton store={store} size={40} look="outline" />
            <a
              href={store.directions_url}
              target="_blank"
              rel="noopener"
              className={buttonClasses('secondary', 40)}
            >
              {ofStore('directions')}
            </a>
          </div>
        </div>
      </article>
    </li>
  )
}
