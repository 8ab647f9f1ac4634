import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateUnits } from './allocate-units.ts'

test('the store that sells it gives first, then the fullest of the others', () => {
  const stores = [
    { storeId: 1, units: 2 },
    { storeId: 2, units: 1 },
    { storeId: 3, units: 9 },
  ]
  expect(allocateUnits(stores, { quantity: 5, firstStoreId: 2 })).toEqual([
    { storeId: 2, quantity: 1 },
    { storeId: 3, quantity: 4 },
  ])
})

test('units are taken exactly, never more than a store has, or not at all', () => {
  const stores = fc.uniqueArray(fc.record({ storeId: fc.integer({ min: 1, max: 9 }), units: fc.nat(5) }), {
    selector: ({ storeId }) => storeId,
  })
  fc.assert(
    fc.property(
      stores,
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 9 }),
      (all, quantity, firstStoreId) => {
        const there = all.reduce((sum, { units }) => sum + units, 0)
        const taken = allocateUnits(all, { quantity, firstStoreId })
        expect(taken !== undefined).toBe(there >= quantity)
        if (taken === undefined) return
        expect(taken.reduce((sum, each) => sum + each.quantity, 0)).toBe(quantity)
        for (const each of taken) {
          const store = all.find(({ storeId }) => storeId === each.storeId)
          expect(each.quantity).toBeLessThanOrEqual(store?.units ?? 0)
          expect(each.quantity).toBeGreaterThan(0)
        }
      },
    ),
  )
})
