import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadAmount } from './spread-amount.ts'

test('each part gets its share', () => {
  expect(spreadAmount(300_000, [1_000_000, 2_000_000])).toEqual([100_000, 200_000])
  expect(spreadAmount(100, [1, 1, 1])).toEqual([33, 33, 34])
  expect(spreadAmount(50, [0, 0])).toEqual([0, 50])
})

test('whatever the parts are worth, they add up to the amount, and none is negative', () => {
  const worths = fc.array(fc.integer({ min: 0, max: 90_000_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000_000 }), worths, (amount, all) => {
      const parts = spreadAmount(amount, all)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
    }),
  )
})
