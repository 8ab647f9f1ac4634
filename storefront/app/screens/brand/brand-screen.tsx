import { addressOf } from '../../addresses.ts'
import { notFound } from '../../api/page-failure.ts'
import type { ListingOf } from '../../commerce/listing/listing-call.ts'
import { listingMeta } from '../../commerce/listing/listing-meta.ts'
import { ListingPage } from '../../commerce/listing/listing-page.tsx'
import { listingWords } from '../../commerce/listing/listing-words.ts'
import { loadListing } from '../../commerce/listing/load-listing.ts'
import { useWords } from '../../language/use-words.ts'
import type { Route } from './+types/brand-screen'

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  listingMeta({ matches, search: location.search, listing: loaderData?.listing })

export async function loader({ context, url }: Route.LoaderArgs) {
  const brand = url.searchParams.get('brand')
  if (!brand) throw notFound()
  const of: ListingOf = { source: { kind: 'brand', id: brand } }
  const addressOfBrand = ({ slug }: { slug: string }) => addressOf('brand', { main: slug })
  return { of, listing: await loadListing({ context, url, of, addressOf: addressOfBrand }) }
}

/** Everything of one brand. */
export default function BrandScreen({ loaderData: { listing, of } }: Route.ComponentProps) {
  const t = useWords(listingWords)
  const name = listing.head?.name ?? ''
  return (
    <ListingPage
      listing={listing}
      of={of}
      title={name}
      text={listing.head?.text}
      trail={[{ name: t('brands'), to: addressOf('brands') }, { name }]}
    />
  )
}
