import { expect, test } from 'vitest'
import { aStoredLine, aSubstitute } from './a-stored-line.ts'
import { leftOutOf } from './left-out.ts'
import { linesToAdd } from './lines-to-add.ts'

const gone = { today_price: null, available: 0 }
const products = [
  aStoredLine('here', { quantity: 2 }),
  aStoredLine('few', { quantity: 2, available: 1, substitute: aSubstitute('few', 90) }),
  aStoredLine('gone', { ...gone, drift: 'out_of_stock', substitute: aSubstitute('gone', 90) }),
  aStoredLine('never', { ...gone, drift: 'discontinued' }),
]
const nothing = new Set<string>()

test('all that can be had goes in, with the chosen substitutes instead of what they stand for', () => {
  expect(linesToAdd(products, nothing)).toEqual([
    { inventory: 'own-here', quantity: 2 },
    { inventory: 'own-few', quantity: 2 },
  ])
  expect(linesToAdd(products, new Set(['few', 'gone']))).toEqual([
    { inventory: 'own-here', quantity: 2 },
    { inventory: 'other-few', quantity: 2 },
    { inventory: 'other-gone', quantity: 1 },
  ])
})

test('a variant that stands in two lines goes in once, with the units of both', () => {
  const twice = [aStoredLine('a', { inventory: 'x' }), aStoredLine('b', { inventory: 'x', quantity: 3 })]
  expect(linesToAdd(twice, nothing)).toEqual([{ inventory: 'x', quantity: 4 }])
})

test('what is left out is told with its reason and what could replace it', () => {
  const skipped = [
    { inventory: 'own-few', name: 'Laras Few', wanted: 2, added: 1, reason: 'too_few' as const },
  ]
  expect(leftOutOf(products, nothing, skipped)).toMatchObject([
    {
      component: 'few',
      name: 'Laras Few',
      reason: 'too_few',
      wanted: 2,
      added: 1,
      substitute: { reason: '' },
    },
    { component: 'gone', reason: 'out_of_stock', added: 0, substitute: { reason: '' } },
    { component: 'never', reason: 'not_sold', added: 0, substitute: null },
  ])
})

test('a substitute that the cart refused is not offered once more', () => {
  const skipped = [
    { inventory: 'other-gone', name: 'Laras Other', wanted: 1, added: 0, reason: 'out_of_stock' as const },
  ]
  expect(leftOutOf(products, new Set(['few', 'gone']), skipped)).toMatchObject([
    { component: 'gone', name: 'Laras Other', substitute: null },
    { component: 'never' },
  ])
})
