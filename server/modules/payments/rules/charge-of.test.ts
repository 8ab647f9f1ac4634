import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargeOf } from './charge-of.ts'

const rates = { USD: { rupiah: 16_346, source: 'Bank Nusa', time: '2026-11-15T02:00:00Z' } }

test('rupiah are counted with two decimals where the provider counts them so', () => {
  expect(chargeOf(150_000, 'IDR', { currency: 'IDR', exponent: 2, rates })).toEqual({
    currency: 'IDR',
    minor: 15_000_000,
    exponent: 2,
    rate: undefined,
  })
})

test('a provider that takes no rupiah charges dollars at the rate of the shop', () => {
  expect(chargeOf(40_307_450, 'IDR', { currency: 'USD', exponent: 2, rates })).toMatchObject({
    currency: 'USD',
    minor: 246_590,
    rate: { rupiah: 16_346 },
  })
})

test('without a rate nothing can be charged in another currency', () => {
  expect(chargeOf(1_000, 'IDR', { currency: 'EUR', exponent: 2, rates })).toBeUndefined()
  expect(chargeOf(1_000, 'IDR', { currency: 'constructor', exponent: 2, rates })).toBeUndefined()
})

test('a charge is whole, never negative, and never worth less than the amount', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.integer({ min: 1, max: 30_000 }), (amount, rupiah) => {
      const charge = chargeOf(amount, 'IDR', {
        currency: 'USD',
        exponent: 2,
        rates: { USD: { rupiah, source: '', time: '' } },
      })
      const minor = charge?.minor ?? -1
      expect(Number.isSafeInteger(minor)).toBe(true)
      expect(minor * rupiah).toBeGreaterThanOrEqual(amount * 100)
      expect((minor - 1) * rupiah).toBeLessThan(Math.max(1, amount * 100))
    }),
  )
})
