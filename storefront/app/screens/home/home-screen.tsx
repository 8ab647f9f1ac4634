import { pageMeta } from '../../api/page-meta.ts'
import { useShop } from '../../api/use-shop.ts'
import type { Route } from './+types/home-screen'
import { CategoryRail } from './category-rail.tsx'
import { EmptyShop } from './empty-shop.tsx'
import { HomeHero } from './home-hero.tsx'
import { homeWords } from './home-words.ts'
import { ServiceStrip } from './service-strip.tsx'
import { StoreCards } from './store-cards.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, homeWords, (_, shop) => ({ title: shop.common.setting.meta_title }))

/** The front page of the shop. */
export default function HomeScreen() {
  const { categories, stores } = useShop()
  return (
    <>
      <HomeHero scene={categories[0]?.scene_image ?? null} />
      <ServiceStrip />
      {categories.length > 0 ? <CategoryRail categories={categories} /> : <EmptyShop />}
      {stores.length > 0 && <StoreCards stores={stores} />}
    </>
  )
}
