import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListingSort } from './listing-sort.ts'
import { type Sortable, sortProducts } from './sort-products.ts'

const plain: Sortable = {
  id: 1,
  popularity: 50,
  soldCount: 0,
  ratingSum: 0,
  ratingCount: 0,
  releasedAt: 0,
  price: 100,
  percent: 0,
}
const sorted = (products: Partial<Sortable>[], sort: ListingSort) => [
  ...sortProducts(
    products.map((product, place) => ({ ...plain, id: place + 1, ...product })),
    sort,
  ),
]

test.each<[ListingSort, Partial<Sortable>[], number[]]>([
  ['relevance', [{ popularity: 1 }, { popularity: 9 }, { popularity: 5 }], [1, 2, 0]],
  ['newest', [{ releasedAt: 1 }, { releasedAt: 9 }, { releasedAt: 5 }], [1, 2, 0]],
  ['price_low', [{ price: 5 }, { price: 9 }, { price: 1 }], [2, 0, 1]],
  ['price_high', [{ price: 5 }, { price: 9 }, { price: 1 }], [1, 0, 2]],
  ['best_selling', [{ soldCount: 1 }, { soldCount: 9 }, { soldCount: 5 }], [1, 2, 0]],
  ['discount', [{ percent: 1 }, { percent: 9 }, { percent: 5 }], [1, 2, 0]],
])('%s brings what it says to the front', (sort, products, order) => {
  expect(sorted(products, sort)).toEqual(order)
})

test('one single five does not stand above two hundred of 4.9', () => {
  const products = [
    { ratingSum: 5, ratingCount: 1 },
    { ratingSum: 980, ratingCount: 200 },
    { ratingSum: 0, ratingCount: 0 },
    { ratingSum: 60, ratingCount: 20 },
  ]
  expect(sorted(products, 'rating')).toEqual([1, 0, 2, 3])
})

test('what costs the same stands by popularity', () => {
  expect(sorted([{ popularity: 1 }, { popularity: 9 }, { price: 1 }], 'price_low')).toEqual([2, 1, 0])
})

test('what is equal in all that counts stands the same way, wherever it lies in memory', () => {
  const twins = fc.uniqueArray(fc.nat(1_000), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(twins, fc.constantFrom<ListingSort>('relevance', 'price_low', 'newest'), (ids, sort) => {
      const order = sorted(
        ids.map((id) => ({ id })),
        sort,
      ).map((position) => ids[position])
      expect(order).toEqual(ids.toSorted((a, b) => a - b))
    }),
  )
})
