import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundlePrice } from './bundle-price.ts'

const parts = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 500_000_000 }), quantity: fc.integer({ min: 1, max: 20 }) }),
  { minLength: 1, maxLength: 8 },
)

test('a bundle is never dearer than its parts, costs whole rupiah, and the discount is rounded down', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 90 }), (given, percent) => {
      const { selling, price } = bundlePrice(given, percent)
      const saved = selling - price
      expect(Number.isInteger(price) && price > 0 && price <= selling).toBe(true)
      expect(saved * 100).toBeLessThanOrEqual(selling * percent)
      expect((saved + 1) * 100).toBeGreaterThan(selling * percent)
    }),
  )
})

test('quantities count', () => {
  expect(bundlePrice([{ price: 999, quantity: 3 }], 10)).toEqual({ selling: 2997, price: 2698 })
})
