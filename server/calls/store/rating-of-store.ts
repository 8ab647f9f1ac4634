import type { ListingIndex } from '../../modules/listing/listing.ts'

/** Sum and number of the ratings of what a store has or, while nobody has it, would sell. */
export function ratingOfStore(listing: ListingIndex, storeId: number): { sum: number; count: number } {
  const facet = listing.book.find('store', storeId) ?? -1
  let [sum, count] = [0, 0]
  for (const product of listing.products) {
    const belongs = product.isInStock ? product.facets.includes(facet) : product.storeId === storeId
    if (!belongs) continue
    sum += product.ratingSum
    count += product.ratingCount
  }
  return { sum, count }
}
