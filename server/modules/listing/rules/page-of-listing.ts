import { at } from './at.ts'
import type { Columns } from './columns.ts'
import { type ListingFilters, missingOf } from './missing-of.ts'

interface Question {
  columns: Columns
  /** Positions in the order of the list. */
  order: Uint32Array
  /** 1 at the positions that belong to the list at all. */
  scope: Uint8Array
  filters: ListingFilters
  facetCount: number
  from: number
  to: number
}

/** The positions of what stands on a page. Whatever comes after it in the list is not looked at. */
export function pageOfListing({ columns, order, scope, filters, facetCount, from, to }: Question): number[] {
  const { missingAt } = missingOf(columns, filters, facetCount)
  const page: number[] = []
  let passed = 0
  for (let place = 0; place < order.length && passed < to; place += 1) {
    const position = at(order, place)
    if (scope[position] === 0 || missingAt(position) !== 0) continue
    if (passed >= from) page.push(position)
    passed += 1
  }
  return page
}
