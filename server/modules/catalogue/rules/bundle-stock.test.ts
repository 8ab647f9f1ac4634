import { expect, test } from 'vitest'
import { bundleStock } from './bundle-stock.ts'

test('there are as many bundles as the scarcest part allows', () => {
  expect(
    bundleStock([
      { onHand: 9, quantity: 1 },
      { onHand: 7, quantity: 4 },
    ]),
  ).toBe(1)
  expect(
    bundleStock([
      { onHand: 9, quantity: 1 },
      { onHand: 3, quantity: 4 },
    ]),
  ).toBe(0)
})

test('a bundle of nothing cannot be bought', () => {
  expect(bundleStock([])).toBe(0)
})
