import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { groupedCount } from '../../commerce/grouped-count.ts'
import { pagedFacts } from '../../commerce/listing/paged-facts.ts'
import { PageHead } from '../../commerce/page-head.tsx'
import { PageLinks } from '../../commerce/page-links.tsx'
import { ProductGrid } from '../../commerce/product-grid.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { languageOfPage } from '../../language/language-path.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/recommended-screen'
import { recommendedWords } from './recommended-words.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, recommendedWords, (t, shop) => ({
        ...pagedFacts(shop, {
          title: t('title'),
          address: addressOf('recommended'),
          result: loaderData.result,
        }),
        description: t('description'),
        structured: import.meta.env.SSR
          ? [breadcrumbData(shop, [{ name: t('etalase'), to: addressOf('etalase') }, { name: t('title') }])]
          : undefined,
      }))

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(
    askFrom(context, languageOfPage(url.pathname))('productFetchRecommended', {
      page: url.searchParams.get('page') || 1,
    }),
  )

/** What the shop recommends, page by page. */
export default function RecommendedScreen({ loaderData: { result } }: Route.ComponentProps) {
  const t = useWords(recommendedWords)
  return (
    <>
      <Breadcrumbs trail={[{ name: t('etalase'), to: addressOf('etalase') }, { name: t('title') }]} />
      <div className="wrap">
        <PageHead title={t('title')} text={t('text')}>
          <p className="figures text-14 text-ink-2">
            {t('count', { count: result.total, shown: groupedCount(result.total) })}
          </p>
        </PageHead>
        {result.data.length === 0 ? (
          <EmptyState
            title={t('empty_title')}
            text={t('empty_text')}
            action={{ text: t('empty_action'), to: addressOf('recommended') }}
          />
        ) : (
          <div className="mt-6 w768:mt-8">
            <h2 className="sr-only">{t('list')}</h2>
            <ProductGrid cards={result.data} />
          </div>
        )}
        <PageLinks page={result} />
      </div>
    </>
  )
}
