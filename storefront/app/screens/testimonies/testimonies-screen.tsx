import { addressOf } from '../../addresses.ts'
import { askFrom } from '../../api/page-context.ts'
import { required } from '../../api/page-failure.ts'
import { pageMeta } from '../../api/page-meta.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { EmptyState } from '../../commerce/empty-state.tsx'
import { pagedFacts } from '../../commerce/listing/paged-facts.ts'
import { PageHead } from '../../commerce/page-head.tsx'
import { PageLinks } from '../../commerce/page-links.tsx'
import { breadcrumbData } from '../../commerce/structured-data/breadcrumb-data.ts'
import { TestimonyCard } from '../../commerce/testimony-card.tsx'
import { languageOfPage } from '../../language/language-path.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/testimonies-screen'
import { AverageRating } from './average-rating.tsx'
import { testimoniesWords } from './testimonies-words.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, testimoniesWords, (t, shop) => ({
        ...pagedFacts(shop, {
          title: t('title'),
          address: addressOf('testimonies'),
          result: loaderData.result,
        }),
        description: t('description'),
        structured: import.meta.env.SSR ? [breadcrumbData(shop, [{ name: t('title') }])] : undefined,
      }))

/** Full rows of one, two or three. */
const testimoniesOnPage = 6

export const loader = ({ context, url }: Route.LoaderArgs) =>
  required(
    askFrom(context, languageOfPage(url.pathname))('testimonyFetch', {
      page: url.searchParams.get('page') || 1,
      per_page: testimoniesOnPage,
    }),
  )

/** What customers say, the newest first. */
export default function TestimoniesScreen({ loaderData: { average, result } }: Route.ComponentProps) {
  const t = useWords(testimoniesWords)
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title') }]} />
      <div className="wrap pb-6 w768:pb-10">
        <PageHead title={t('title')} text={t('text')}>
          {average !== null && <AverageRating average={average} count={result.total} />}
        </PageHead>
      </div>
      {result.data.length === 0 ? (
        <EmptyState
          title={t('empty_title')}
          text={t('empty_text')}
          action={{ text: t('empty_action'), to: addressOf('testimonies') }}
        />
      ) : (
        <section aria-label={t('list')} className="bg-sand py-6 w768:py-12">
          <ul className="wrap grid gap-[var(--gap)] w768:grid-cols-2 w1200:grid-cols-3">
            {result.data.map((testimony) => (
              <li key={testimony.uuid} className="flex">
                <TestimonyCard testimony={testimony} />
              </li>
            ))}
          </ul>
          <PageLinks page={result} />
        </section>
      )}
    </>
  )
}
