import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { notFound, required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { listingCall } from '../../commerce/listing/listing-call.ts'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { storeData } from '../../commerce/structured-data/store-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/store-screen'
import { AboutStore } from './about-store.tsx'
import { DemoRooms } from './demo-rooms.tsx'
import { HoursPanel } from './hours-panel.tsx'
import { MapCard } from './map-card.tsx'
import { OtherStores } from './other-stores.tsx'
import { StoreHead } from './store-head.tsx'
import { storePageWords } from './store-page-words.ts'
import { StoreProducts } from './store-products.tsx'
import { shortestSearch } from './store-search.tsx'
import { StoreTabs } from './store-tabs.tsx'
import { VisitPanel } from './visit-panel.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, storePageWords, (t, shop) => {
    if (loaderData === undefined) return { title: t('stores') }
    const { name, tagline, address, city } = loaderData.store
    return {
      title: name,
      description: t('description', { tagline, address, city }),
      structured: import.meta.env.SSR
        ? [
            storeData(shop, loaderData.store),
            breadcrumbData(shop, [{ name: t('stores'), to: addressOf('stores') }, { name }]),
          ]
        : undefined,
    }
  })

const longestSlug = 80

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ask = askFrom(context, languageOfPage(url.pathname))
  const { slug } = params
  // The calls would refuse it as input; to a visitor it is a store that is not there.
  if (slug.length > longestSlug) throw notFound()
  const text = url.searchParams.get('q')?.trim() ?? ''
  const call = listingCall(url.searchParams, {
    source: { kind: 'store', id: slug },
    // A letter or two are no search: everything is shown.
    q: text.length < shortestSearch ? undefined : text,
  })
  const [store, listing] = await Promise.all([
    required(ask('storeFind', { slug })),
    required(ask('productFetch', call)),
  ])
  return { store, listing }
}

/** One store: where and when, what stands there, the rooms to listen in. */
export default function StoreScreen({ loaderData: { store, listing } }: Route.ComponentProps) {
  const t = useWords(storePageWords)
  return (
    <>
      <Breadcrumbs trail={[{ name: t('stores'), to: addressOf('stores') }, { name: store.name }]} />
      <div className="wrap">
        <StoreHead store={store} />
        <div
          id="visit"
          className="mt-5 grid scroll-mt-24 gap-3 w768:mt-8 w768:grid-cols-2 w768:gap-5 w1200:grid-cols-[1fr_1fr_1.25fr]"
        >
          <HoursPanel hours={store.hours} serverTime={listing.server_time} />
          <VisitPanel store={store} />
          <MapCard store={store} />
        </div>
        <StoreTabs store={store} />
        <StoreProducts store={store} listing={listing} />
        {store.demo_rooms.length > 0 && <DemoRooms rooms={store.demo_rooms} />}
        <AboutStore store={store} />
        <OtherStores slug={store.slug} />
      </div>
    </>
  )
}
