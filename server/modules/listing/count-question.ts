import type { CountedListing, FacetCount } from './counted-listing.ts'
import type { Facet } from './facet-book.ts'
import type { Found } from './found.ts'
import { brandGroup, categoryGroup, specGroup, storeGroup, variantGroup } from './listed-product.ts'
import type { ListingIndex } from './listing-index.ts'
import { countListing } from './rules/count-listing.ts'
import type { ChosenGroup, ListingFilters } from './rules/missing-of.ts'
import { isWithin, readRange } from './rules/number-ranges.ts'
import { spreadOf } from './rules/price-histogram.ts'
import { type Scope, scopeOf } from './scope.ts'

/** What is asked of a list, whatever order and page of it is shown. */
export interface ListingFiltersAsked extends Omit<ListingFilters, 'groups'> {
  scope: Scope
  /** What a search has found; absent without a search. */
  found?: Found
  categoryIds: number[]
  brandIds: number[]
  storeIds: number[]
  /** Chosen values of attributes, by `variant` key or by the row of a specification's line. */
  attributes: { variantKey?: string; attributeId?: number; values: string[] }[]
  ratingSteps: readonly number[]
}

/** What every filter of a list would leave. Until a product changes, the same question is counted once. */
export function countQuestion(index: ListingIndex, question: ListingFiltersAsked) {
  const scope = scopeOfQuestion(index, question)
  const filters: ListingFilters = { ...question, groups: groupsOf(index, question) }
  const count = () => countedOf(index, { question, scope, filters })
  const { found, ...asked } = question
  const counted = index.countedIn(found)?.get(JSON.stringify(asked), count) ?? count()
  return { scope, filters, counted }
}

const scopeOfQuestion = (index: ListingIndex, { scope, found }: ListingFiltersAsked): Uint8Array =>
  found === undefined
    ? index.scopes.get(JSON.stringify(scope), () => scopeOf(index, scope, undefined))
    : scopeOf(index, scope, found)

function countedOf(
  { columns, book }: ListingIndex,
  { question, scope, filters }: { question: ListingFiltersAsked; scope: Uint8Array; filters: ListingFilters },
): CountedListing {
  const { facets, prices, ...counts } = countListing({
    columns,
    scope,
    filters,
    facetCount: book.facets.length,
    ratingSteps: question.ratingSteps,
  })
  const chosen = new Set(filters.groups.flatMap((group) => group.chosen))
  return { ...counts, price: spreadOf(prices), facets: facetsByGroup(book.facets, facets, chosen) }
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
function groupsOf({ book }: ListingIndex, question: ListingFiltersAsked): ChosenGroup[] {
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
