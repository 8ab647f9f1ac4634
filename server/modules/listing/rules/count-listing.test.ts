import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Countable, columnsOf, updateColumns } from './columns.ts'
import { countListing } from './count-listing.ts'
import type { ChosenGroup, ListingFilters } from './missing-of.ts'
import { pageOfListing } from './page-of-listing.ts'

/** Three filters: facets 0 to 2 are brands (one each), 3 to 6 finishes and 7 to 9 stores (several each). */
const groups = [
  [0, 1, 2],
  [3, 4, 5, 6],
  [7, 8, 9],
]
const facetCount = 10
const ratingSteps = [4.5, 4, 3]

const product: fc.Arbitrary<Countable> = fc
  .record({
    brand: fc.constantFrom(0, 1, 2),
    finishes: fc.subarray([3, 4, 5, 6]),
    stores: fc.subarray([7, 8, 9]),
    price: fc.integer({ min: 1, max: 9 }),
    rating: fc.constantFrom(0, 3, 3.9, 4, 4.4, 4.5, 5),
    isInStock: fc.boolean(),
    hasInstallation: fc.boolean(),
    hasFreeShipping: fc.boolean(),
  })
  .map(({ brand, finishes, stores, ...facts }) => ({
    facets: Int32Array.from([brand, ...finishes, ...stores]),
    ...facts,
  }))

/** A filter of a group: some of its values, or a value that no product has. */
const chosenOf = (all: number[]): fc.Arbitrary<ChosenGroup> =>
  fc.subarray(all).map((chosen) => ({ chosen, all }))

const filters: fc.Arbitrary<ListingFilters> = fc.record({
  groups: fc
    .subarray(groups)
    .chain((some) => fc.tuple(...some.map((all) => fc.option(chosenOf(all), { nil: undefined }))))
    .map((some) => some.filter((group) => group !== undefined)),
  priceMin: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  priceMax: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  ratingMin: fc.option(fc.constantFrom(3, 4, 4.5), { nil: undefined }),
  inStock: fc.boolean(),
  installation: fc.boolean(),
  freeShipping: fc.boolean(),
})

const list = fc.array(fc.record({ product, belongs: fc.boolean() }), { maxLength: 30 }).chain((rows) =>
  fc.record({
    products: fc.constant(rows.map((row) => row.product)),
    scope: fc.constant(Uint8Array.from(rows, ({ belongs }) => (belongs ? 1 : 0))),
    order: fc.shuffledSubarray([...rows.keys()], { minLength: rows.length }),
    filters,
    page: fc.record({ from: fc.nat(12), size: fc.integer({ min: 1, max: 12 }) }),
  }),
)

interface Asked {
  products: Countable[]
  scope: Uint8Array
  order: number[]
  filters: ListingFilters
  page: { from: number; size: number }
}

const count = ({ products, scope, filters: set }: Asked, columns = columnsOf(products)) =>
  countListing({ columns, scope, filters: set, facetCount, ratingSteps })

const pageOf = ({ products, scope, order, filters: set, page }: Asked) =>
  pageOfListing({
    columns: columnsOf(products),
    order: Uint32Array.from(order),
    scope,
    filters: set,
    facetCount,
    from: page.from,
    to: page.from + page.size,
  })

const passesGroup = ({ facets }: Countable, { chosen }: ChosenGroup) =>
  chosen.some((facet) => facets.includes(facet))

function passes(one: Countable, set: ListingFilters): boolean {
  return (
    set.groups.every((group) => passesGroup(one, group)) &&
    one.price >= (set.priceMin ?? 0) &&
    one.price <= (set.priceMax ?? 1_000) &&
    one.rating >= (set.ratingMin ?? 0) &&
    (one.isInStock || !set.inStock) &&
    (one.hasInstallation || !set.installation) &&
    (one.hasFreeShipping || !set.freeShipping)
  )
}

/** The positions that a list shows, one product after the other, as slowly as it is plain. */
const shown = ({ products, scope, order, filters: set }: Asked, changed: Partial<ListingFilters> = {}) =>
  order.filter((position) => {
    const one = products[position]
    return one !== undefined && scope[position] === 1 && passes(one, { ...set, ...changed })
  })

test('the page that was asked for and the total are those of the plain way', () => {
  fc.assert(
    fc.property(list, (asked) => {
      const all = shown(asked)
      const { from, size } = asked.page
      expect(count(asked).total).toBe(all.length)
      expect(pageOf(asked)).toEqual(all.slice(from, from + size))
    }),
    { numRuns: 500 },
  )
})

test('the number beside each choice is what the list shows when it alone is chosen there', () => {
  fc.assert(
    fc.property(list, (asked) => {
      const { facets } = count(asked)
      for (const all of groups) {
        const others = asked.filters.groups.filter((group) => group.all !== all)
        const expected = all.map(
          (facet) => shown(asked, { groups: [...others, { chosen: [facet], all }] }).length,
        )
        expect(all.map((facet) => facets[facet])).toEqual(expected)
      }
    }),
    { numRuns: 500 },
  )
})

test('the numbers beside ratings and switches are what choosing them gives', () => {
  fc.assert(
    fc.property(list, (asked) => {
      const counts = count(asked)
      expect(counts.ratings).toEqual(ratingSteps.map((ratingMin) => shown(asked, { ratingMin }).length))
      expect(counts.inStock).toBe(shown(asked, { inStock: true }).length)
      expect(counts.installation).toBe(shown(asked, { installation: true }).length)
      expect(counts.freeShipping).toBe(shown(asked, { freeShipping: true }).length)
    }),
    { numRuns: 500 },
  )
})

test('the price bars show what there is without the price filter, so that it can be widened again', () => {
  fc.assert(
    fc.property(list, (asked) => {
      const without = shown(asked, { priceMin: undefined, priceMax: undefined })
      const prices = without.map((position) => asked.products[position]?.price)
      expect([...count(asked).prices].sort()).toEqual(prices.sort())
    }),
  )
})

test('a product that is brought up to date in its place is counted as it is now', () => {
  fc.assert(
    fc.property(list, product, fc.nat(29), (asked, changed, place) => {
      fc.pre(place < asked.products.length)
      const columns = columnsOf(asked.products)
      const now = { ...asked, products: asked.products.with(place, changed) }
      const fits = updateColumns(columns, place, changed)
      expect(fits).toBe(asked.products[place]?.facets.length === changed.facets.length)
      if (fits) expect(count(now, columns)).toEqual(count(now))
    }),
  )
})

test('a product that was not there before has no place to be brought up to date in', () => {
  const [one] = fc.sample(product, 1)
  if (one === undefined) throw new Error('no product was made')
  expect(updateColumns(columnsOf([one]), 1, one)).toBe(false)
  expect(updateColumns(columnsOf([]), 0, one)).toBe(false)
})
