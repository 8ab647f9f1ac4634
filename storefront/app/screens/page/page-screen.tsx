import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import type { Route } from './+types/page-screen'
import { loadShopPage } from './load-shop-page.ts'
import { PageList } from './page-list.tsx'
import { pageWords } from './page-words.ts'
import { shopPageMeta } from './shop-page-meta.ts'
import { ShopPageView } from './shop-page-view.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined || 'page' in loaderData
    ? shopPageMeta(matches, loaderData)
    : pageMeta(matches, pageWords, (t, shop) => ({
        title: t('title'),
        description: t('description'),
        structured: import.meta.env.SSR ? [breadcrumbData(shop, [{ name: t('title') }])] : undefined,
      }))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.slug !== undefined) return loadShopPage({ context, url }, params.slug)
  const { pages } = await required(askFrom(context, languageOfPage(url.pathname))('page', {}))
  return { pages }
}

/** Any page of the shop by its slug; without one, the list of them. */
export default function PageScreen({ loaderData }: Route.ComponentProps) {
  if (!('page' in loaderData)) return <PageList pages={loaderData.pages} />
  return <ShopPageView key={loaderData.page.slug} loaded={loaderData} />
}
