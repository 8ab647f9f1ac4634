import type { CartState } from '@gema/contract/shapes/cart.ts'
import { expect, test } from 'vitest'
import { newerCart } from './newer-cart.ts'

const cart = (revision: number, second: number): CartState =>
  ({ revision, server_time: `2026-11-17T05:00:0${second}.000Z` }) as CartState

test('the first cart is kept', () => {
  const first = cart(1, 0)
  expect(newerCart(undefined, first)).toBe(first)
})

test('an answer that was overtaken is dropped, however late it was priced', () => {
  const known = cart(5, 1)
  expect(newerCart(known, cart(4, 9))).toBe(known)
})

test('a change takes the place of what was known', () => {
  const come = cart(6, 0)
  expect(newerCart(cart(5, 9), come)).toBe(come)
})

test('of the same state, the later prices hold', () => {
  const early = cart(5, 1)
  const late = cart(5, 2)
  expect(newerCart(early, late)).toBe(late)
  expect(newerCart(late, early)).toBe(late)
})
