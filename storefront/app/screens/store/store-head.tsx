import type { StoreDetail } from '@gema/contract/calls/store.ts'
import { MessageSquare } from 'lucide-react'
import { FollowButton } from '../../commerce/following/follow-button.tsx'
import { FollowerCount } from '../../commerce/following/follower-count.tsx'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { useDecimal } from '../../commerce/listing/use-decimal.ts'
import { OpenNowBadge } from '../../commerce/open-now-badge.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { StoreMark } from '../../commerce/store-mark.tsx'
import { storeWords } from '../../commerce/store-words.ts'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Star } from '../../ui/star.tsx'
import { storePageWords } from './store-page-words.ts'

/** The picture of a store with its mark over the edge, its name and what can be said in figures. */
export function StoreHead({ store }: { store: StoreDetail }) {
  const t = useWords(storeWords)
  return (
    <section>
      <ShopPicture
        picture={store.image}
        alt=""
        widths={[640, 960, 1280, 1920]}
        sizes="(min-width: 1440px) 1360px, 100vw"
        eager
        className="h-45 max-w768:-mx-[var(--gutter)] w768:h-70 w768:rounded-band"
        pictureClassName="object-[50%_62%]"
      />
      <div className="grid items-end gap-x-6 w768:grid-cols-[96px_minmax(0,1fr)] w768:px-6 w1200:grid-cols-[112px_minmax(0,1fr)_auto]">
        <StoreMark
          name={store.name}
          isOwn={store.is_own}
          className="relative -mt-10 size-20 self-start text-28 shadow-[0_0_0_1px_var(--color-line),0_0_0_6px_var(--color-page)] w768:-mt-12 w768:size-24 w1200:-mt-14 w1200:size-28 w1200:text-36"
        />
        <div className="pt-3 w768:pt-5">
          <h1 className="text-28 w768:text-36">{store.name}</h1>
          <p className="mt-1 text-14 text-ink-2 text-pretty w768:text-16">{store.tagline}</p>
          <StoreFigures store={store} />
        </div>
        <div className="mt-4 flex gap-3 w768:col-start-2 w1200:col-start-auto">
          <FollowButton store={store} className="max-w768:flex-1 max-w768:px-3" />
          <a
            href={`https://wa.me/${store.whatsapp}`}
            target="_blank"
            rel="noopener"
            className={`${buttonClasses('secondary')} max-w768:flex-1 max-w768:px-3`}
          >
            <Icon of={MessageSquare} size={16} />
            {t('chat')}
          </a>
        </div>
      </div>
    </section>
  )
}

function StoreFigures({ store }: { store: StoreDetail }) {
  const t = useWords(storePageWords)
  const decimal = useDecimal()
  return (
    <ul className="mt-3 flex flex-wrap items-center gap-x-3.5 gap-y-1.5 text-14 text-ink-2 w768:gap-x-5">
      <li>
        <OpenNowBadge hours={store.hours} />
      </li>
      {store.rating !== null && (
        <li className="figures flex items-center gap-1">
          <Star className="size-4" />
          <b className="font-strong text-ink" aria-hidden>
            {decimal(store.rating)}
          </b>
          <span aria-hidden>({groupedCount(store.rating_count)})</span>
          <span className="sr-only">
            {t('rated', { rating: decimal(store.rating), count: groupedCount(store.rating_count) })}
          </span>
        </li>
      )}
      <li className="figures">
        <FollowerCount store={store} />
      </li>
      <li className="figures">
        {t('products', { count: store.product_count, shown: groupedCount(store.product_count) })}
      </li>
      <li className="figures">{t('since', { year: yearOf(store.joined_at) })}</li>
    </ul>
  )
}

/** The year is enough, and it is the same in every time zone but for one night. */
const yearOf = (moment: string): string => moment.slice(0, 4)
