import type { CartLine } from '@gema/contract/shapes/cart.ts'
import { expect, test } from 'vitest'
import { linesAdded } from './lines-added.ts'

const line = (inventory: string, bundle?: { uuid: string; key: string }): CartLine =>
  ({ inventory: { uuid: inventory }, bundle: bundle ?? null }) as CartLine

const alone = line('a')
const firstSet = ['a', 'b'].map((inventory) => line(inventory, { uuid: 'starter', key: '1' }))
const secondSet = ['a', 'b'].map((inventory) => line(inventory, { uuid: 'starter', key: '2' }))
const lines = [...firstSet, alone, ...secondSet]

test('a variant that was added is found on its own line, not inside a bundle', () => {
  expect(linesAdded(lines, { inventory: 'a', quantity: 1 })).toEqual([alone])
})

test('a bundle that was added is found with all of its parts, and without those of an earlier one', () => {
  expect(linesAdded(lines, { bundle: 'starter', quantity: 1 })).toEqual(secondSet)
})

test('what is not in the cart is not shown', () => {
  expect(linesAdded(lines, { inventory: 'z', quantity: 1 })).toEqual([])
  expect(linesAdded(lines, { bundle: 'other', quantity: 1 })).toEqual([])
})
