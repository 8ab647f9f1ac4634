import type { ListingFacts } from '../catalogue/catalogue.ts'
import { priceAt } from '../pricing/pricing.ts'
import { type FacetBook, valueOfText } from './facet-book.ts'

/** A product as lists know it: nothing but what they filter, count and sort by. */
export interface ListedProduct {
  id: number
  inventoryId: number | null
  categoryId: number
  brandId: number
  /** The seller. */
  storeId: number
  /** Numbers of the facet book. */
  facets: Int32Array
  popularity: number
  soldCount: number
  ratingSum: number
  ratingCount: number
  rating: number
  releasedAt: number
  /** At the moment of the last look; a flash sale changes it for its time. */
  price: number
  percent: number
  base: { price: number; percent: number }
  isInStock: boolean
  hasInstallation: boolean
  hasFreeShipping: boolean
  facts: Pick<
    ListingFacts,
    'defaultPrice' | 'specialPrice' | 'inventoryDefaultPrice' | 'inventorySpecialPrice'
  >
}

export const categoryGroup = 'category'
export const brandGroup = 'brand'
export const storeGroup = 'store'
/** The group of an attribute that variants differ by, such as the finish. */
export const variantGroup = (key: string): string => `variant:${key}`
/** The group of a line of the specification. */
export const specGroup = (attributeId: number): string => `spec:${attributeId}`

export function listedProductOf(facts: ListingFacts, book: FacetBook): ListedProduct {
  const base = basePriceOf(facts)
  return {
    id: facts.id,
    inventoryId: facts.inventoryId,
    categoryId: facts.categoryId,
    brandId: facts.brandId,
    storeId: facts.storeId,
    facets: Int32Array.from(facetsOf(facts, book)),
    popularity: facts.popularity,
    soldCount: facts.soldCount,
    ratingSum: facts.ratingSum,
    ratingCount: facts.ratingCount,
    rating: facts.ratingCount === 0 ? 0 : Math.round((10 * facts.ratingSum) / facts.ratingCount) / 10,
    releasedAt: facts.releasedAt,
    price: base.price,
    percent: base.percent,
    base,
    isInStock: facts.stock.some(([, units]) => units > 0),
    hasInstallation: facts.hasInstallation,
    hasFreeShipping: facts.hasFreeShipping,
    facts: {
      defaultPrice: facts.defaultPrice,
      specialPrice: facts.specialPrice,
      inventoryDefaultPrice: facts.inventoryDefaultPrice,
      inventorySpecialPrice: facts.inventorySpecialPrice,
    },
  }
}

/** The moment matters to flash prices alone, and there is none in it. */
const anyMoment = new Date(0)

function basePriceOf(facts: ListingFacts): ListedProduct['base'] {
  const { current, percent } = priceAt(priceFactsOf(facts), anyMoment)
  return { price: current, percent }
}

export const priceFactsOf = (facts: ListedProduct['facts']) => ({
  product: facts,
  inventory: { defaultPrice: facts.inventoryDefaultPrice, specialPrice: facts.inventorySpecialPrice },
})

function facetsOf(facts: ListingFacts, book: FacetBook): Set<number> {
  const facets = new Set([
    book.enter({ group: categoryGroup, value: facts.categoryId }),
    book.enter({ group: brandGroup, value: facts.brandId }),
  ])
  for (const [storeId, units] of facts.stock) {
    if (units > 0) facets.add(book.enter({ group: storeGroup, value: storeId }))
  }
  for (const { finish, attributes } of facts.variants) {
    for (const [key, label] of Object.entries(attributes)) {
      const swatch = key === 'finish' ? { swatch: finish } : {}
      facets.add(book.enter({ group: variantGroup(key), value: valueOfText(label), label, ...swatch }))
    }
  }
  for (const [attributeId, number, text, flag] of facts.specs) {
    const group = specGroup(attributeId)
    if (number !== null) facets.add(book.enter({ group, value: number, number }))
    else if (text !== null) facets.add(book.enter({ group, value: valueOfText(text), label: text }))
    else if (flag === true) facets.add(book.enter({ group, value: 'yes' }))
  }
  return facets
}
