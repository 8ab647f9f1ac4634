import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { useShop } from '../../api/use-shop.ts'
import { organizationData, webSiteData } from '../../commerce/structured-data/organization-data.ts'
import { storeData } from '../../commerce/structured-data/store-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import type { Route } from './+types/home-screen'
import { BrandWall } from './brand-wall.tsx'
import { CategoryRail } from './category-rail.tsx'
import { CollectionTiles } from './collection-tiles.tsx'
import { EmptyShop } from './empty-shop.tsx'
import { FlashRail } from './flash-rail.tsx'
import { HomeSlider } from './home-slider.tsx'
import { homeWords } from './home-words.ts'
import { RecommendedProducts } from './recommended-products.tsx'
import { ServiceStrip } from './service-strip.tsx'
import { SimulationBand } from './simulation-band.tsx'
import { StoreCards } from './store-cards.tsx'
import { Testimonies } from './testimonies.tsx'
import { VideoTiles } from './video-tiles.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, homeWords, (_, shop) => ({
    title: shop.common.setting.meta_title,
    structured: import.meta.env.SSR
      ? [
          organizationData(shop),
          webSiteData(shop),
          ...shop.common.stores.map((store) => storeData(shop, store)),
        ]
      : undefined,
  }))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(askFrom(context, languageOfPage(url.pathname))('home', {}), 'Service is down.')

/** The front page of the shop. */
export default function HomeScreen({ loaderData: home }: Route.ComponentProps) {
  const { stores } = useShop()
  const [sale] = home.flash_sale
  const simulation = home.banners.find((banner) => banner.source_type === simulationBanner)
  return (
    <>
      {home.slider.length > 0 && <HomeSlider slides={home.slider} />}
      {home.site_features.length > 0 && <ServiceStrip features={home.site_features} />}
      {home.featured_categories.length > 0 ? (
        <CategoryRail categories={home.featured_categories} />
      ) : (
        <EmptyShop />
      )}
      {sale && <FlashRail sale={sale} serverTime={home.server_time} />}
      {simulation && <SimulationBand banner={simulation} />}
      {home.collections.length > 0 && <CollectionTiles collections={home.collections} />}
      {home.brands.length > 0 && <BrandWall brands={home.brands} />}
      {home.products.length > 0 && <RecommendedProducts products={home.products} />}
      {home.testimonies.length > 0 && <Testimonies testimonies={home.testimonies} />}
      {stores.length > 0 && <StoreCards stores={stores} />}
      {home.videos.length > 0 && <VideoTiles videos={home.videos} />}
    </>
  )
}

/** The type of banners that lead to the simulation. */
const simulationBanner = 8
