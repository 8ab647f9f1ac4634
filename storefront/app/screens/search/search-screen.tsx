import { pageMeta } from '../../api/page-meta.ts'
import type { ListingOf } from '../../commerce/listing/listing-call.ts'
import { ListingPage } from '../../commerce/listing/listing-page.tsx'
import { loadListing } from '../../commerce/listing/load-listing.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/search-screen'
import { NothingFound } from './nothing-found.tsx'
import { SearchPrompt } from './search-prompt.tsx'
import { searchTextOf } from './search-text.ts'
import { searchWords } from './search-words.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, searchWords, (t) => ({
    title: loaderData?.listing ? t('results', { text: loaderData.text }) : t('search'),
    noindex: true,
  }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { text, enough } = searchTextOf(url.searchParams.get('q'))
  const of: ListingOf = { q: text }
  return { text, of, listing: enough ? await loadListing({ context, url, of }) : null }
}

/** What the shop has for the words that were searched for. */
export default function SearchScreen({ loaderData: { text, of, listing } }: Route.ComponentProps) {
  const t = useWords(searchWords)
  if (listing === null) return <SearchPrompt text={text} />
  const corrected = listing.search?.corrected ?? null
  return (
    <ListingPage
      listing={listing}
      of={of}
      title={t('results', { text: corrected ?? text })}
      trail={[{ name: t('search') }]}
      note={
        corrected !== null && (
          <p className="mt-1.5 text-14 text-ink-2 [overflow-wrap:anywhere] w768:text-16">
            <b className="font-strong text-ink">{t('instead', { text: corrected })}</b> {t('meant', { text })}
          </p>
        )
      }
      nothing={<NothingFound text={text} suggestions={listing.search?.suggestions ?? []} />}
    />
  )
}
