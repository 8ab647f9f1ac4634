import type { ListingHead } from '@gema/contract/shapes/listing.ts'
import { addressOf } from '../../addresses.ts'
import type { ListingOf } from '../../commerce/listing/listing-call.ts'
import { listingMeta } from '../../commerce/listing/listing-meta.ts'
import { loadListing } from '../../commerce/listing/load-listing.ts'
import type { Route } from './+types/sub-category-screen'
import { CategoryPage } from './category-page.tsx'

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  listingMeta({ matches, search: location.search, listing: loaderData?.listing })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const of: ListingOf = { source: { kind: 'sub_category', id: params.subCategory } }
  // The category in front is only for reading: a wrong one leads to the right one.
  const addressOfCategory = ({ slug, parent }: ListingHead) =>
    addressOf('subCategory', { category: parent?.slug ?? params.category, subCategory: slug })
  return { of, listing: await loadListing({ context, url, of, addressOf: addressOfCategory }) }
}

/** A sub-category. */
export default function SubCategoryScreen({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...loaderData} />
}
