import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { expect, test } from 'vitest'
import { aProduct } from './a-product.ts'
import type { Composition } from './composition-state.ts'
import { readComposition, writeComposition } from './kept-composition.ts'

const component = (key: string, units: [number, number, number]): SimulationComponent => ({
  key,
  role: 'front',
  name: key,
  text: '',
  icon: '',
  is_required: true,
  min_quantity: units[0],
  max_quantity: units[1],
  quantity_step: units[2],
  display_case: { uuid: key, slug: key, name: key },
  product_count: 1,
})
const components = [component('front', [1, 1, 1]), component('height', [2, 4, 2])]

const composition: Composition = {
  parts: {
    front: { product: aProduct('aria-5'), quantity: 1 },
    height: { product: aProduct('langit'), quantity: 4 },
  },
  room: { length_cm: 450, width_cm: 400, height_cm: 280, seats: 3, use: 'film', va: 2200 },
  budget: 75_000_000,
}

test('what was composed is read as it was written', () => {
  expect(readComposition(writeComposition(composition), components)).toEqual(composition)
})

test('what the template does not hold any more is left out, and quantities are made right', () => {
  const { parts } = composition
  const kept = writeComposition({
    parts: {
      ...parts,
      gone: { product: aProduct('x'), quantity: 1 },
      front: { product: aProduct('aria-5'), quantity: 7 },
    },
  })
  expect(readComposition(kept, components)).toEqual({
    parts: { ...parts, front: { product: aProduct('aria-5'), quantity: 1 } },
    room: undefined,
    budget: undefined,
  })
})

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['an older version', JSON.stringify({ version: 0, parts: {} })],
  ['no parts', JSON.stringify({ version: 1 })],
])('%s is not read', (_, text) => {
  expect(readComposition(text, components)).toBeUndefined()
})

test('a product or a room that somebody has tampered with is left out', () => {
  const kept = JSON.stringify({
    version: 1,
    parts: { front: { product: { ...aProduct('aria-5'), price: 'cheap' }, quantity: 1 } },
    room: { length_cm: -1, width_cm: 400, height_cm: 280, seats: 3, use: 'film' },
    budget: 'all',
  })
  expect(readComposition(kept, components)).toEqual({ parts: {}, room: undefined, budget: undefined })
})
