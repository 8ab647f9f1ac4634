import { expect, test } from 'vitest'
import { shownNumber } from './shown-number.ts'

test.each([
  ['6281255500188', '+62 812 5550 0188'],
  ['628125550018', '+62 812 5550 018'],
  ['442079460018', '+442079460018'],
])('%s is read as %s', (digits, shown) => {
  expect(shownNumber(digits)).toBe(shown)
})
