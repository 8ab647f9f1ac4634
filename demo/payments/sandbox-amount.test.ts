import { expect, test } from 'vitest'
import { sandboxAmount } from './sandbox-amount.ts'

test.each([
  { currency: 'IDR', minor: 15_000_000, exponent: 2, text: 'Rp\u00A0150.000' },
  { currency: 'IDR', minor: 150_000, exponent: 0, text: 'Rp\u00A0150.000' },
  { currency: 'USD', minor: 246_589, exponent: 2, text: 'US$\u00A02.465,89' },
  { currency: 'USD', minor: 1_050, exponent: 2, text: 'US$\u00A010,50' },
  { currency: 'KWD', minor: 9_990, exponent: 3, text: 'KWD\u00A09,990' },
])('$currency $minor with $exponent decimals is $text', ({ text, ...charge }) => {
  expect(sandboxAmount(charge)).toBe(text)
})
