import { expect, test } from 'vitest'
import { judgeQuantity, limitsOf, stepQuantity, tidyQuantity } from './quantity-rules.ts'

const limits = { stock: 6, maximum: 99 }

test.each([
  ['1', 1, undefined],
  ['6', 6, undefined],
  [' 3 ', 3, undefined],
  ['1.5', 1, undefined],
  ['1,5', 1, undefined],
  ['', 0, 'minimum'],
  ['0', 0, 'minimum'],
  ['-1', -1, 'minimum'],
  ['0.5', 0, 'minimum'],
  ['abc', 0, 'minimum'],
  ['7', 7, 'inventory'],
  ['99', 99, 'inventory'],
  ['100', 100, 'maximum'],
  ['1e9', 1_000_000_000, 'maximum'],
  ['9'.repeat(400), Number.POSITIVE_INFINITY, 'maximum'],
] as const)('“%s” is read as %s: %s', (typed, quantity, fault) => {
  expect(judgeQuantity(typed, limits)).toEqual({ quantity, fault })
})

test('nothing can be ordered of what is sold out', () => {
  expect(judgeQuantity('1', { stock: 0, maximum: 99 }).fault).toBe('out_of_stock')
})

test('stepping stops at the limits and says why', () => {
  expect(stepQuantity('1', 1, limits)).toEqual({ quantity: 2, fault: undefined })
  expect(stepQuantity('1', -1, limits)).toEqual({ quantity: 1, fault: 'minimum' })
  expect(stepQuantity('6', 1, limits)).toEqual({ quantity: 6, fault: 'inventory' })
  expect(stepQuantity('2', 1, { stock: 6, maximum: 2 })).toEqual({ quantity: 2, fault: 'maximum' })
  expect(stepQuantity('', 1, limits)).toEqual({ quantity: 1, fault: undefined })
  expect(stepQuantity('1e9', -1, limits)).toEqual({ quantity: 6, fault: 'maximum' })
})

test('a field that is left shows a whole number', () => {
  expect(['', 'abc', '1.5', '0.2', ' 4 ', '0', '-1', '1e9'].map(tidyQuantity)).toEqual([
    '1',
    '1',
    '1',
    '1',
    '4',
    '0',
    '-1',
    '1000000000',
  ])
})

const inventory = {
  id: 1,
  uuid: 'u',
  sku: 's',
  finish: '',
  inventory_attributes: {},
  price: 100,
  pricing: { selling: 100, offered: null, price: 80, discount_percent: 20, end_time: '2026-11-17T00:00:00Z' },
  stock: 9,
  stock_by_store: [],
  flash: { quota: 20, sold: 14, per_customer: 2 },
}

test('a flash price is for a few each, while its units last', () => {
  expect(limitsOf(inventory)).toEqual({ stock: 9, maximum: 2 })
  expect(limitsOf({ ...inventory, flash: { quota: 20, sold: 19, per_customer: 2 } }).maximum).toBe(1)
  expect(limitsOf({ ...inventory, pricing: { ...inventory.pricing, end_time: null } }).maximum).toBe(99)
})
