import { expect, test } from 'vitest'
import { foreignAmount } from './foreign-amount.ts'

test('an amount in dollars has its sign and two decimals', () => {
  const dollars = { currency: 'USD', amount_minor: 246_589, exponent: 2 }
  expect(foreignAmount(dollars, 'id-ID')).toBe('US$\u00A02.465,89')
  expect(foreignAmount({ ...dollars, amount_minor: 500 }, 'id-ID')).toBe('US$\u00A05,00')
})

test('a currency without decimals has none, and one without a sign has its code', () => {
  expect(foreignAmount({ currency: 'JPY', amount_minor: 3_500, exponent: 0 }, 'id-ID')).toBe('JPY\u00A03.500')
})
