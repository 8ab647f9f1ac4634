import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOut } from './share-out.ts'

const rupiah = fc.integer({ min: 0, max: 100_000_000_000 })
const weights = fc.array(rupiah, { minLength: 1, maxLength: 60 })
const sum = (amounts: number[]) => amounts.reduce((whole, amount) => whole + amount, 0)

test('what is left over by rounding goes to those that lost most by it', () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareOut(10, [7, 2, 1])).toEqual([7, 2, 1])
  expect(shareOut(5, [599, 1, 600])).toEqual([2, 0, 3])
})

test('shares add up to the amount, whole and never negative, and nothing goes to a weight of nothing', () => {
  fc.assert(
    fc.property(rupiah, weights, (amount, given) => {
      const shares = shareOut(amount, given)
      expect(sum(shares)).toBe(sum(given) === 0 ? 0 : amount)
      for (const [place, share] of shares.entries()) {
        expect(Number.isSafeInteger(share) && share >= 0).toBe(true)
        if (given[place] === 0) expect(share).toBe(0)
      }
    }),
  )
})

test('where there is no more to share than the weights, no share is larger than its weight', () => {
  const possible = weights.chain((given) =>
    fc.tuple(fc.constant(given), fc.integer({ min: 0, max: Math.min(sum(given), Number.MAX_SAFE_INTEGER) })),
  )
  fc.assert(
    fc.property(possible, ([given, amount]) => {
      for (const [place, share] of shareOut(amount, given).entries())
        expect(share).toBeLessThanOrEqual(given[place] ?? 0)
    }),
  )
})

test('no share is more than one rupiah away from its exact part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (amount, given) => {
      const whole = sum(given)
      if (whole === 0) return
      for (const [place, share] of shareOut(amount, given).entries())
        expect(Math.abs(share - (amount * (given[place] ?? 0)) / whole)).toBeLessThan(1.001)
    }),
  )
})
