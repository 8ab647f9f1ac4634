import { addressOf } from '../../addresses.ts'
import { useShop } from '../../api/use-shop.ts'
import { SectionHead } from '../../commerce/section-head.tsx'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { StoreCard } from '../../commerce/store-card.tsx'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/about-us-screen'
import { loadShopPage } from './load-shop-page.ts'
import { pageWords } from './page-words.ts'
import { shopPageMeta } from './shop-page-meta.ts'
import { ShopPageView } from './shop-page-view.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => shopPageMeta(matches, loaderData)

export const loader = (args: Route.LoaderArgs) => loadShopPage(args, 'tentang-kami')

/** Who we are, with one of our rooms and both stores. */
export default function AboutUsScreen({ loaderData }: Route.ComponentProps) {
  const { categories, stores } = useShop()
  const scene = categories.find(({ scene_image }) => scene_image !== null)?.scene_image
  return (
    <>
      <ShopPageView loaded={loaderData}>
        {scene && (
          <ShopPicture
            picture={scene}
            alt=""
            widths={[480, 640, 960, 1280, 1920]}
            sizes="(min-width: 1440px) 1360px, 100vw"
            eager
            className="mt-5 aspect-8/5 max-w768:-mx-[var(--gutter)] w768:mt-8 w768:aspect-5/2 w768:rounded-band"
          />
        )}
      </ShopPageView>
      {stores.length > 0 && <OwnStores />}
    </>
  )
}

function OwnStores() {
  const t = useWords(pageWords)
  const { stores } = useShop()
  return (
    <section className="wrap section print:hidden">
      <SectionHead
        title={t('stores_title')}
        text={t('stores_text')}
        more={{ to: addressOf('stores'), text: t('all_stores') }}
      />
      <div className="grid gap-[var(--gap)] w992:grid-cols-2">
        {stores.map((store) => (
          <StoreCard key={store.uuid} store={store} />
        ))}
      </div>
    </section>
  )
}
