import { expect, test } from 'vitest'
import { aProduct } from './a-product.ts'
import {
  type CompositionAction,
  type CompositionState,
  changeComposition,
  emptyState,
} from './composition-state.ts'

const after = (state: CompositionState, ...actions: CompositionAction[]) =>
  actions.reduce(changeComposition, state)

const chosen = (component: string, inventory: string): CompositionAction => ({
  kind: 'choose',
  component,
  part: { product: aProduct(inventory), quantity: 1 },
})
const names = ({ now }: CompositionState) =>
  Object.fromEntries(Object.entries(now.parts).map(([key, { product }]) => [key, product.inventory]))

test('a choice replaces the one before it, and undo brings that one back', () => {
  const state = after(emptyState, chosen('front', 'aria-5'), chosen('front', 'aria-7'))
  expect(names(state)).toEqual({ front: 'aria-7' })
  expect(names(after(state, { kind: 'undo' }))).toEqual({ front: 'aria-5' })
  expect(names(after(state, { kind: 'undo' }, { kind: 'undo' }, { kind: 'undo' }))).toEqual({})
})

test('what was taken back can be done again until something else is done', () => {
  const state = after(emptyState, chosen('front', 'aria-5'), { kind: 'undo' })
  expect(names(after(state, { kind: 'redo' }))).toEqual({ front: 'aria-5' })
  const other = after(state, chosen('centre', 'aria-c'), { kind: 'redo' })
  expect(names(other)).toEqual({ centre: 'aria-c' })
})

test('starting over empties everything, the room included, and can be taken back', () => {
  const room = { length_cm: 400, width_cm: 600, height_cm: 280, seats: 3, use: 'film' as const }
  const state = after(emptyState, chosen('front', 'aria-5'), { kind: 'room', room, budget: 75_000_000 })
  const over = after(state, { kind: 'start_over' })
  expect(over.now).toEqual({ parts: {} })
  expect(after(over, { kind: 'undo' }).now).toMatchObject({ room, budget: 75_000_000 })
})

test('what changes nothing is no step to take back', () => {
  const state = after(
    emptyState,
    { kind: 'start_over' },
    { kind: 'remove', component: 'front' },
    { kind: 'quantity', component: 'front', quantity: 2 },
  )
  expect(state).toBe(emptyState)
  const one = after(emptyState, chosen('front', 'aria-5'))
  expect(after(one, { kind: 'quantity', component: 'front', quantity: 1 })).toBe(one)
})

test('a whole system takes the place of all parts and keeps the room', () => {
  const room = { length_cm: 400, width_cm: 600, height_cm: 280, seats: 3, use: 'film' as const }
  const state = after(
    emptyState,
    { kind: 'room', room, budget: 50_000_000 },
    chosen('front', 'aria-5'),
    chosen('seat', 'recliner'),
    { kind: 'use', parts: { front: { product: aProduct('aria-7'), quantity: 1 } } },
  )
  expect(names(state)).toEqual({ front: 'aria-7' })
  expect(state.now).toMatchObject({ room, budget: 50_000_000 })
  expect(names(after(state, { kind: 'undo' }))).toEqual({ front: 'aria-5', seat: 'recliner' })
})

test('a refresh brings prices of today to every step and drops what is gone, without being a step', () => {
  const state = after(emptyState, chosen('front', 'aria-5'), chosen('centre', 'aria-c'), {
    kind: 'quantity',
    component: 'front',
    quantity: 2,
  })
  const fresh = after(state, {
    kind: 'refresh',
    products: new Map([
      ['aria-5', aProduct('aria-5', { price: 900_000 })],
      ['aria-c', null],
    ]),
  })
  expect(names(fresh)).toEqual({ front: 'aria-5' })
  expect(fresh.now.parts.front).toMatchObject({ quantity: 2, product: { price: 900_000 } })
  expect(fresh.past).toHaveLength(3)
  expect(after(fresh, { kind: 'undo' }).now.parts.front).toMatchObject({
    quantity: 1,
    product: { price: 900_000 },
  })
})

test('only so many steps are kept', () => {
  const many = Array.from({ length: 100 }, (_, place) => chosen('front', `aria-${place}`))
  expect(after(emptyState, ...many).past).toHaveLength(60)
})
