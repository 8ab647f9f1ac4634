import type { FacetBook } from './facet-book.ts'
import { brandGroup, categoryGroup, type ListedProduct, storeGroup } from './listed-product.ts'

export interface ProductCounts {
  category: Map<number, number>
  brand: Map<number, number>
  store: Map<number, number>
  /** Products by brand within each sub-category. */
  brandsOfCategory: Map<number, Map<number, number>>
}

/** How many products each category, brand and store has. What nobody has in stock counts for its seller. */
export function countProducts(products: readonly ListedProduct[], book: FacetBook): ProductCounts {
  const ofFacets = new Float64Array(book.facets.length)
  const soldOut = new Map<number, number>()
  const brandsOfCategory = new Map<number, Map<number, number>>()
  for (const product of products) {
    for (const facet of product.facets) ofFacets[facet] = (ofFacets[facet] ?? 0) + 1
    if (!product.isInStock) add(soldOut, product.storeId)
    let brands = brandsOfCategory.get(product.categoryId)
    if (brands === undefined) {
      brands = new Map()
      brandsOfCategory.set(product.categoryId, brands)
    }
    add(brands, product.brandId)
  }
  const ofGroup = (group: string) =>
    new Map(book.ofGroup(group).map((facet) => [Number(book.facets[facet]?.value), ofFacets[facet] ?? 0]))
  const store = ofGroup(storeGroup)
  for (const [storeId, count] of soldOut) store.set(storeId, (store.get(storeId) ?? 0) + count)
  return { category: ofGroup(categoryGroup), brand: ofGroup(brandGroup), store, brandsOfCategory }
}

const add = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1)
