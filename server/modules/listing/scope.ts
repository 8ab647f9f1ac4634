import type { Found } from './found.ts'
import { type ListedProduct, storeGroup } from './listed-product.ts'
import type { ListingIndex } from './listing-index.ts'

/** What a list is of, before any filter. */
export type Scope =
  | { kind: 'everything' }
  | { kind: 'categories'; categoryIds: number[] }
  | { kind: 'brand'; brandId: number }
  | { kind: 'store'; storeId: number }
  | { kind: 'products'; productIds: number[] }

/** 1 at the position of every product that belongs to the list at all. */
export function scopeOf(index: ListingIndex, scope: Scope, found: Found | undefined): Uint8Array {
  const members = membersOf(index, scope)
  if (found === undefined) return members
  const ranks = ranksOf(index, found)
  for (let position = 0; position < members.length; position += 1) {
    if (ranks[position] === 0) members[position] = 0
  }
  return members
}

function membersOf(index: ListingIndex, scope: Scope): Uint8Array {
  const members = new Uint8Array(index.products.length)
  const mark = (belongs: (product: ListedProduct) => boolean) => {
    for (const [position, product] of index.products.entries()) if (belongs(product)) members[position] = 1
    return members
  }
  switch (scope.kind) {
    case 'everything':
      return members.fill(1)
    case 'categories': {
      const ids = new Set(scope.categoryIds)
      return mark((product) => ids.has(product.categoryId))
    }
    case 'brand':
      return mark((product) => product.brandId === scope.brandId)
    case 'store': {
      // What a store has, and what it would sell if anybody had it.
      const facet = index.book.find(storeGroup, scope.storeId) ?? -1
      return mark((product) =>
        product.isInStock ? product.facets.includes(facet) : product.storeId === scope.storeId,
      )
    }
    case 'products': {
      for (const id of scope.productIds) {
        const position = index.positionOf(id)
        if (position !== undefined) members[position] = 1
      }
      return members
    }
  }
}

/** What a search has found, the best match first; equal ones by popularity. Of many, the first ones may be enough. */
export function orderOfFound(
  index: ListingIndex,
  found: Found,
  limit = Number.POSITIVE_INFINITY,
): Uint32Array {
  const ranks = ranksOf(index, found)
  const all = found.reduce((sum, ids) => sum + ids.length, 0)
  const order = new Uint32Array(Math.min(all, limit))
  const byPopularity = index.orderOf('relevance')
  let count = 0
  for (let rank = 1; rank <= found.length; rank += 1) {
    for (let place = 0; place < byPopularity.length && count < order.length; place += 1) {
      const position = byPopularity[place] ?? 0
      if (ranks[position] !== rank) continue
      order[count] = position
      count += 1
    }
  }
  return order.subarray(0, count)
}

/** How many of what a search has found are sold: what has been withdrawn is still found by its words. */
export function countFound(index: ListingIndex, found: Found): number {
  const ranks = ranksOf(index, found)
  let count = 0
  for (let position = 0; position < ranks.length; position += 1) if (ranks[position] !== 0) count += 1
  return count
}

/** For each position the number of the first list that holds its product, from 1; 0 where none does. */
function ranksOf(index: ListingIndex, found: Found): Uint8Array {
  const ranks = new Uint8Array(index.products.length)
  for (const [rank, ids] of found.entries()) {
    const positions = index.positionsOf(ids)
    for (let place = 0; place < positions.length; place += 1) {
      const position = positions[place] ?? 0
      if (ranks[position] === 0) ranks[position] = rank + 1
    }
  }
  return ranks
}
