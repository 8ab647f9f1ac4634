import { expect, test } from 'vitest'
import { stripeExponent } from './stripe-exponents.ts'

test('Rp 150.000 is 15000000 to Stripe', () => {
  expect(150_000 * 10 ** stripeExponent('IDR')).toBe(15_000_000)
})

test.each([
  ['USD', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
])('%s has %d decimals', (currency, exponent) => {
  expect(stripeExponent(currency)).toBe(exponent)
})
