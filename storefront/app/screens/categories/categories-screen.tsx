import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { PageHead } from '../../commerce/page-head.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/categories-screen'
import { categoriesWords } from './categories-words.ts'
import { CategoryColumn } from './category-column.tsx'
import { CategorySection } from './category-section.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, categoriesWords, (t, shop) => ({
    title: t('title'),
    description: t('description'),
    structured: import.meta.env.SSR ? [breadcrumbData(shop, [{ name: t('title') }])] : undefined,
  }))

const productsInRail = 5

export async function loader({ context, url }: Route.LoaderArgs) {
  const ask = askFrom(context, languageOfPage(url.pathname))
  const [categories, popular] = await Promise.all([
    required(ask('categoryFetch', {})),
    required(ask('productFetchCategories', { per_category: productsInRail })),
  ])
  const productsOf = new Map(popular.categories.map(({ uuid, products }) => [uuid, products]))
  return categories.map((category) => ({ category, products: productsOf.get(category.uuid) ?? [] }))
}

/** Every main category with its own categories: the main ones stay in sight at the start. */
export default function CategoriesScreen({ loaderData: shelves }: Route.ComponentProps) {
  const t = useWords(categoriesWords)
  return (
    <>
      <div className="max-w768:sr-only">
        <Breadcrumbs trail={[{ name: t('title') }]} />
        <div className="wrap w768:pb-8">
          <PageHead title={t('title')} text={t('text')} />
        </div>
      </div>
      {shelves.length === 0 ? (
        <EmptyState
          title={t('empty_title')}
          text={t('empty_text')}
          action={{ text: t('to_home'), to: addressOf('home') }}
        />
      ) : (
        <div className="grid grid-cols-[96px_minmax(0,1fr)] w768:wrap w768:grid-cols-[220px_minmax(0,1fr)] w768:gap-8 w1200:grid-cols-[264px_minmax(0,1fr)]">
          <CategoryColumn categories={shelves.map(({ category }) => category)} />
          <div className="space-y-6 p-3 w768:space-y-16 w768:p-0">
            {shelves.map(({ category, products }, place) => (
              <CategorySection
                key={category.uuid}
                category={category}
                products={products}
                first={place === 0}
              />
            ))}
          </div>
        </div>
      )}
    </>
  )
}
