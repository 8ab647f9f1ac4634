import { addressOf } from '../../addresses.ts'
import type { ListingOf } from '../../commerce/listing/listing-call.ts'
import { listingMeta } from '../../commerce/listing/listing-meta.ts'
import { loadListing } from '../../commerce/listing/load-listing.ts'
import type { Route } from './+types/category-screen'
import { CategoryPage } from './category-page.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  listingMeta({ matches, search: location.search, listing: loaderData?.listing })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const of: ListingOf = { source: { kind: 'category', id: params.category } }
  const addressOfCategory = ({ slug }: { slug: string }) => addressOf('category', { category: slug })
  return { of, listing: await loadListing({ context, url, of, addressOf: addressOfCategory }) }
}

/** A main category with everything below it. */
export default function CategoryScreen({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} />
}
