import { redirect } from 'react-router'
import { addressOf } from '../../addresses.ts'
import type { ListingOf } from '../../commerce/listing/listing-call.ts'
import { listingMeta } from '../../commerce/listing/listing-meta.ts'
import { ListingPage } from '../../commerce/listing/listing-page.tsx'
import { listingWords } from '../../commerce/listing/listing-words.ts'
import { loadListing } from '../../commerce/listing/load-listing.ts'
import { inLanguage, languageOfPage } from '../../language/language-path.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/products-screen'
import { sourceOf } from './source-of.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  listingMeta({ matches, search: location.search, listing: loaderData?.listing })

const addressOfList = ({ slug }: { slug: string }) => addressOf('productList', { main: slug })
const everything = addressOfList({ slug: 'all' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const of: ListingOf = { source: sourceOf(url.searchParams) }
  const right = inLanguage(everything, languageOfPage(url.pathname))
  if (of.source === undefined && url.pathname !== right) throw redirect(`${right}${url.search}`, 301)
  return { of, listing: await loadListing({ context, url, of, addressOf: addressOfList }) }
}

/** What a banner or a display case leads to, or everything in the shop. */
export default function ProductsScreen({ loaderData: { listing, of } }: Route.ComponentProps) {
  const t = useWords(listingWords)
  const name = listing.head?.name ?? t('everything')
  return (
    <ListingPage
      listing={listing}
      of={of}
      title={name}
      text={listing.head?.text ?? t('everything_text')}
      trail={[{ name }]}
    />
  )
}
