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
import { languageOfPage } from '../../language/language-path.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/brands-screen'
import { markLetters } from './brand-letters.ts'
import { BrandTile } from './brand-tile.tsx'
import { brandsWords } from './brands-words.ts'
import { LetterRow } from './letter-row.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, brandsWords, (t, shop) => ({
        ...pagedFacts(shop, { title: t('title'), address: addressOf('brands'), result: loaderData }),
        description: t('description'),
        structured: import.meta.env.SSR ? [breadcrumbData(shop, [{ name: t('title') }])] : undefined,
      }))

const brandsOnPage = 60
/** Fewer are seen at a glance. */
const fewestForLetters = 13

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await required(
    askFrom(context, languageOfPage(url.pathname))('brandFetch', {
      page: url.searchParams.get('page') || 1,
      per_page: brandsOnPage,
      response_type: 'paginate',
    }),
  )
  return { ...page, data: markLetters(page.data) }
}

/** The wall of makers, from A to Z. */
export default function BrandsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useWords(brandsWords)
  const letters = page.data.flatMap(({ begins }) => begins ?? [])
  return (
    <>
      <Breadcrumbs trail={[{ name: t('title') }]} />
      <div className="wrap">
        <PageHead title={t('title')} text={t('text')}>
          <p className="figures text-14 text-ink-2">{t('count', { count: page.total })}</p>
        </PageHead>
        {page.data.length === 0 && (
          <EmptyState
            title={t('empty_title')}
            text={t('empty_text')}
            action={{ text: t('empty_action'), to: addressOf('brands') }}
          />
        )}
        {page.data.length >= fewestForLetters && <LetterRow letters={letters} />}
        <ul className="mt-6 grid grid-cols-2 gap-[var(--gap)] w576:grid-cols-3 w992:grid-cols-4 w1200:grid-cols-5">
          {page.data.map((brand) => (
            <BrandTile key={brand.uuid} brand={brand} />
          ))}
        </ul>
        <PageLinks page={page} />
      </div>
    </>
  )
}
