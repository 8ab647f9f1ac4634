import { expect, test } from 'vitest'
import { countDrifts, driftOf } from './drift.ts'

const saved = { quantity: 2, unitPrice: 1_000_000 }

test.each([
  ['is as it was', { unitPrice: 1_000_000, stock: 9 }, 'same'],
  ['costs more', { unitPrice: 1_000_001, stock: 9 }, 'price_up'],
  ['costs less', { unitPrice: 999_999, stock: 9 }, 'price_down'],
  ['will soon be gone', { unitPrice: 1_000_000, stock: 3 }, 'low_stock'],
  ['is gone', { unitPrice: 1_000_000, stock: 0 }, 'out_of_stock'],
  ['is owed to others already', { unitPrice: 1_000_000, stock: -1 }, 'out_of_stock'],
  ['is not sold any more', undefined, 'discontinued'],
] as const)('a line that %s says so', (_, today, drift) => {
  expect(driftOf(saved, today).drift).toBe(drift)
})

test('where fewer are left than wanted, those can be had', () => {
  expect(driftOf({ ...saved, quantity: 8 }, { unitPrice: 1_000_000, stock: 5 })).toEqual({
    drift: 'low_stock',
    isLow: true,
    available: 5,
    todayPrice: 1_000_000,
  })
})

test('a price that moved matters more than few units, which are told as well', () => {
  expect(driftOf(saved, { unitPrice: 1, stock: 1 })).toMatchObject({
    drift: 'price_down',
    isLow: true,
    available: 1,
  })
})

test('what cannot be had has no price', () => {
  expect(driftOf(saved, undefined).todayPrice).toBeUndefined()
  expect(driftOf(saved, { unitPrice: 5, stock: 0 }).todayPrice).toBeUndefined()
})

test('drifts are counted, those that nobody has as well', () => {
  expect(countDrifts([{ drift: 'same' }, { drift: 'same' }, { drift: 'discontinued' }])).toEqual({
    same: 2,
    price_up: 0,
    price_down: 0,
    low_stock: 0,
    out_of_stock: 0,
    discontinued: 1,
  })
})
