import { expect, test } from 'vitest'
import { addOnPrice } from './add-on-price.ts'
import { offeredAt } from './offered-at.ts'

const line = { unitPrice: 1_234_567, quantity: 3 }

test.each([
  ['fixed', 750_000, { quantity: 1, price: 750_000 }],
  ['per_unit', 185_000, { quantity: 3, price: 185_000 }],
  ['percent', 5, { quantity: 3, price: 61_728 }],
] as const)('a service that is priced %s', (pricing, amount, price) => {
  expect(addOnPrice({ pricing, amount }, line)).toEqual(price)
})

test.each([
  [[], '91.71', true],
  [['31', '32.76'], '31.74.06.1001', true],
  [['31', '32.76'], '32.76', true],
  [['31', '32.76'], '32.75', false],
  [['31'], '3', false],
  [['31.7'], '31.74', false],
  [['31.74'], '31', false],
  [['31'], undefined, true],
])('a service in %j is offered at %s: %s', (regionCodes, destination, isOffered) => {
  expect(offeredAt(regionCodes, destination)).toBe(isOffered)
})
