import type { Facet } from './facet-book.ts'
import { brandGroup, categoryGroup, specGroup, storeGroup, variantGroup } from './listed-product.ts'
import type { ListingIndex } from './listing-index.ts'
import { type ChosenGroup, countListing } from './rules/count-listing.ts'
import type { ListingSort } from './rules/listing-sort.ts'
import { isWithin, readRange } from './rules/number-ranges.ts'
import { type PriceSpread, spreadOf } from './rules/price-histogram.ts'
import { type Found, orderOfFound, type Scope, scopeOf } from './scope.ts'

export { ListingIndex } from './listing-index.ts'
export { isWithin, type NumberRange, rangesOf, readRange, writeRange } from './rules/number-ranges.ts'
export type { Found, Scope } from './scope.ts'

export interface ListingQuestion {
  scope: Scope
  /** What a search has found; absent without a search. */
  found?: Found
  categoryIds: number[]
  brandIds: number[]
  storeIds: number[]
  /** Chosen values of attributes, by `variant` key or by the row of a specification's line. */
  attributes: { variantKey?: string; attributeId?: number; values: string[] }[]
  priceMin?: number | undefined
  priceMax?: number | undefined
  ratingMin?: number | undefined
  inStock: boolean
  installation: boolean
  freeShipping: boolean
  ratingSteps: readonly number[]
  sort: ListingSort
  page: number
  perPage: number
}

export interface FacetCount extends Facet {
  count: number
}

export interface ListingAnswer {
  total: number
  productIds: number[]
  price: PriceSpread
  ratings: number[]
  inStock: number
  installation: number
  freeShipping: number
  /** Facets with their counts, by filter: `category`, `brand`, `store`, `variant:key`, `spec:id`. */
  facets: Map<string, FacetCount[]>
}

/** One page of a list, with the counts of every filter. The index must be current. */
export function listProducts(index: ListingIndex, question: ListingQuestion): ListingAnswer {
  const { book } = index
  const from = (question.page - 1) * question.perPage
  const order =
    question.found !== undefined && question.sort === 'relevance'
      ? orderOfFound(index, question.found)
      : index.orderOf(question.sort)
  const groups = groupsOf(index, question)
  const counts = countListing({
    columns: index.columns,
    order,
    scope: scopeOf(index, question.scope, question.found),
    filters: { ...question, groups },
    facetCount: book.facets.length,
    ratingSteps: question.ratingSteps,
    from,
    to: from + question.perPage,
  })
  return {
    total: counts.total,
    productIds: idsAt(index, counts.page),
    price: spreadOf(counts.prices),
    ratings: counts.ratings,
    inStock: counts.inStock,
    installation: counts.installation,
    freeShipping: counts.freeShipping,
    facets: facetsByGroup(book.facets, counts.facets, new Set(groups.flatMap(({ chosen }) => chosen))),
  }
}

/** Facets that would leave something, by their filter; and those that were chosen, so that they can be taken back. */
function facetsByGroup(
  facets: readonly Facet[],
  counts: Int32Array,
  chosen: ReadonlySet<number>,
): Map<string, FacetCount[]> {
  const groups = new Map<string, FacetCount[]>()
  for (const [number, facet] of facets.entries()) {
    const count = counts[number] ?? 0
    if (count === 0 && !chosen.has(number)) continue
    const group = groups.get(facet.group)
    if (group === undefined) groups.set(facet.group, [{ ...facet, count }])
    else group.push({ ...facet, count })
  }
  return groups
}

/** The filters that were set. One whose values nobody knows lets nothing pass. */
function groupsOf({ book }: ListingIndex, question: ListingQuestion): ChosenGroup[] {
  const groupOf = (group: string, chosen: (number | undefined)[]): ChosenGroup => ({
    chosen: chosen.filter((number) => number !== undefined),
    all: book.ofGroup(group),
  })
  const rows = (group: string, ids: number[]): ChosenGroup[] =>
    ids.length === 0
      ? []
      : [
          groupOf(
            group,
            ids.map((id) => book.find(group, id)),
          ),
        ]
  return [
    ...rows(categoryGroup, question.categoryIds),
    ...rows(brandGroup, question.brandIds),
    ...rows(storeGroup, question.storeIds),
    ...question.attributes.map(({ variantKey, attributeId, values }) => {
      const group = attributeId === undefined ? variantGroup(variantKey ?? '') : specGroup(attributeId)
      return groupOf(
        group,
        values.flatMap((value) => [
          book.find(group, value),
          ...withinRange(book.facets, book.ofGroup(group), value),
        ]),
      )
    }),
  ]
}

/** The numbers of facets whose value lies in a range such as `50-100`. */
function withinRange(facets: readonly Facet[], numbers: readonly number[], value: string): number[] {
  const range = readRange(value)
  if (range === undefined) return []
  return numbers.filter((number) => {
    const facet = facets[number]
    return facet?.number !== undefined && isWithin(facet.number, range)
  })
}

/** The best of what a search has found, by their ids. */
export const bestOf = (index: ListingIndex, found: Found, limit: number): number[] =>
  idsAt(index, [...orderOfFound(index, found).subarray(0, limit)])

/** What shoppers choose most in some sub-categories, by their ids. */
export function mostPopularOf(
  index: ListingIndex,
  { categoryIds, limit }: { categoryIds: number[]; limit: number },
): number[] {
  const wanted = new Set(categoryIds)
  const positions: number[] = []
  for (const position of index.orderOf('relevance')) {
    if (positions.length === limit) break
    const product = index.products[position]
    if (product !== undefined && wanted.has(product.categoryId)) positions.push(position)
  }
  return idsAt(index, positions)
}

const idsAt = ({ products }: ListingIndex, positions: number[]): number[] =>
  positions.flatMap((position) => products[position]?.id ?? [])
