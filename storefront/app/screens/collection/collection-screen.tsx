import { addressOf } from '../../addresses.ts'
import { notFound } from '../../api/page-failure.ts'
import type { ListingOf } from '../../commerce/listing/listing-call.ts'
import { listingMeta } from '../../commerce/listing/listing-meta.ts'
import { ListingPage } from '../../commerce/listing/listing-page.tsx'
import { loadListing } from '../../commerce/listing/load-listing.ts'
import type { Route } from './+types/collection-screen'

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  listingMeta({ matches, search: location.search, listing: loaderData?.listing })

export async function loader({ context, url }: Route.LoaderArgs) {
  const collection = url.searchParams.get('collection')
  if (!collection) throw notFound()
  const of: ListingOf = { source: { kind: 'collection', id: collection } }
  const addressOfCollection = ({ slug }: { slug: string }) => addressOf('collection', { main: slug })
  return { of, listing: await loadListing({ context, url, of, addressOf: addressOfCollection }) }
}

/** Products chosen by hand for a room, a wish or a budget. */
export default function CollectionScreen({ loaderData: { listing, of } }: Route.ComponentProps) {
  const name = listing.head?.name ?? ''
  return <ListingPage listing={listing} of={of} title={name} text={listing.head?.text} trail={[{ name }]} />
}
