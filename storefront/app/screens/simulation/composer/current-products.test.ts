import type { SimulationComponent } from '@gema/contract/shapes/simulation.ts'
import { expect, test } from 'vitest'
import { aProduct } from './a-product.ts'
import { casesOf, currentProducts } from './current-products.ts'

const component = (key: string, displayCase: string): SimulationComponent => ({
  key,
  role: 'front',
  name: key,
  text: '',
  icon: '',
  is_required: true,
  min_quantity: 1,
  max_quantity: 1,
  quantity_step: 1,
  display_case: { uuid: displayCase, slug: displayCase, name: displayCase },
  product_count: 1,
})
const components = [component('front', 'speakers'), component('rear', 'speakers'), component('seat', 'seats')]
const wanted = [
  { component: 'front', inventory: 'aria-5' },
  { component: 'rear', inventory: 'aria-1' },
  { component: 'seat', inventory: 'recliner' },
]

test('each display case is asked once', () => {
  expect(casesOf(wanted, components)).toEqual(['speakers', 'seats'])
})

test('what is offered comes with its price of today, what is not is gone, and silence is no answer', () => {
  const products = [aProduct('aria-5', { price: 7 })]
  const found = currentProducts(wanted, components, new Map([['speakers', { products, total: 1 }]]))
  expect(found.get('aria-5')?.price).toBe(7)
  expect(found.get('aria-1')).toBeNull()
  expect(found.has('recliner')).toBe(false)
})

test('of a display case that did not come whole, nothing is called gone', () => {
  const found = currentProducts(wanted, components, new Map([['speakers', { products: [], total: 300 }]]))
  expect(found.size).toBe(0)
})
