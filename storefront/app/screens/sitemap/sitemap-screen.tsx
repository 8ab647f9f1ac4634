import { addressOf } from '../../addresses.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { useShop } from '../../api/use-shop.ts'
import { accountPlaces } from '../../commerce/account/account-places.ts'
import { accountWords } from '../../commerce/account/account-words.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { PageHead } from '../../commerce/page-head.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/sitemap-screen'
import { fixedPlaces } from './fixed-places.ts'
import { loadSitemap } from './load-sitemap.ts'
import { SiteCategories } from './site-categories.tsx'
import { SiteLinks, SiteSection } from './site-section.tsx'
import { sitemapWords } from './sitemap-words.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, sitemapWords, (t, shop) => ({
    title: t('title'),
    description: t('description'),
    structured: import.meta.env.SSR ? [breadcrumbData(shop, [{ name: t('title') }])] : undefined,
  }))

export const loader = ({ context, url }: Route.LoaderArgs) => loadSitemap(context, url)

/** Every part of the shop, by its name. */
export default function SitemapScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords(sitemapWords)
  const account = useWords(accountWords)
  const { categories } = useShop()
  const { brands, collections, articles, pages, stores } = loaderData
  const lists = [
    { title: t('brands'), to: addressOf('brands'), places: brands },
    { title: t('collections'), places: collections },
    { title: t('articles'), to: addressOf('articles'), places: articles },
    { title: t('pages'), to: addressOf('page'), places: pages },
    { title: t('stores'), to: addressOf('stores'), places: stores },
    ...fixedPlaces.map(({ title, places }) => ({
      title: t(title),
      places: places.map(({ to, word }) => ({ to: addressOf(to), name: t(word) })),
    })),
    {
      title: t('account'),
      places: [
        { to: addressOf('login'), name: t('login') },
        { to: addressOf('register'), name: t('register') },
        ...accountPlaces.map(({ to, word }) => ({ to: addressOf(to), name: account(word) })),
      ],
    },
  ].filter(({ places }) => places.length > 0)
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title') }]} />
      <div className="wrap">
        <PageHead title={t('title')} text={t('text')} />
        <div className="mt-6 space-y-8 w768:mt-8 w768:space-y-10">
          {categories.length > 0 && (
            <SiteSection title={t('categories')} to={addressOf('categories')}>
              <SiteCategories categories={categories} />
            </SiteSection>
          )}
          {lists.map(({ places, ...section }) => (
            <SiteSection key={section.title} {...section}>
              <SiteLinks places={places} />
            </SiteSection>
          ))}
        </div>
      </div>
    </>
  )
}
