import type { StoreCard } from '@gema/contract/shapes/store-card.ts'
import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { FollowButton } from '../../commerce/following/follow-button.tsx'
import { OpenNowBadge } from '../../commerce/open-now-badge.tsx'
import { SectionHead } from '../../commerce/section-head.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { StoreHours } from '../../commerce/store-hours.tsx'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { buttonClasses } from '../../ui/button-classes.ts'
import { storePageWords } from './store-page-words.ts'

/** The retailer's own stores besides this one; every page knows them already. */
export function OtherStores({ slug }: { slug: string }) {
  const t = useWords(storePageWords)
  const others = useShop().stores.filter((store) => store.slug !== slug)
  if (others.length === 0) return null
  return (
    <section className="section">
      <SectionHead title={t('other_title', { count: others.length })} />
      <ul className="space-y-3">
        {others.map((store) => (
          <OtherStore key={store.uuid} store={store} />
        ))}
      </ul>
    </section>
  )
}

function OtherStore({ store }: { store: StoreCard }) {
  const t = useWords(storePageWords)
  return (
    <li className="flex items-center gap-5 rounded-card border border-line p-4 max-w768:flex-wrap max-w768:gap-3 max-w768:p-3 w768:pe-6">
      <ShopPicture
        picture={store.image}
        alt=""
        widths={[320, 480, 640]}
        sizes="(min-width: 768px) 144px, 100vw"
        className="h-24 w-36 shrink-0 rounded-inner max-w768:h-35 max-w768:w-full"
      />
      <div className="min-w-0 flex-1 max-w768:basis-full">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="text-18">{store.name}</h3>
          <OpenNowBadge hours={store.hours} />
        </div>
        <p className="mt-1 text-14 text-ink-2">
          {store.address}, {store.city} {store.postcode}
        </p>
        <p className="text-14 text-ink-2">
          <StoreHours hours={store.hours} />
        </p>
      </div>
      <div className="flex flex-none gap-3 max-w768:w-full max-w768:*:flex-1">
        <FollowButton store={store} size={40} look="outline" />
        <PageLink to={addressOf('store', { slug: store.slug })} className={buttonClasses('secondary', 40)}>
          {t('visit_store')}
        </PageLink>
      </div>
    </li>
  )
}
