import type { FacetBook } from './facet-book.ts'
import { type ListedProduct, storeGroup } from './listed-product.ts'

export interface Ratings {
  sum: number
  count: number
}

/** Sum and number of the ratings of what each store has; what nobody has in stock counts for its seller. */
export function rateStores(products: readonly ListedProduct[], book: FacetBook): Map<number, Ratings> {
  const storeOfFacet = new Map(
    book.ofGroup(storeGroup).map((facet) => [facet, Number(book.facets[facet]?.value)]),
  )
  const ratings = new Map<number, Ratings>()
  const add = (storeId: number, { ratingSum, ratingCount }: ListedProduct) => {
    const { sum, count } = ratings.get(storeId) ?? { sum: 0, count: 0 }
    ratings.set(storeId, { sum: sum + ratingSum, count: count + ratingCount })
  }
  for (const product of products) {
    if (product.ratingCount === 0) continue
    if (!product.isInStock) add(product.storeId, product)
    else
      for (const facet of product.facets) {
        const storeId = storeOfFacet.get(facet)
        if (storeId !== undefined) add(storeId, product)
      }
  }
  return ratings
}
