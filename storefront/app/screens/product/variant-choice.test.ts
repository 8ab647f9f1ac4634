import type { ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import { expect, test } from 'vitest'
import {
  choose,
  chosenInventory,
  extraPrice,
  givenChoice,
  inventoryToShow,
  missingAttributes,
  stateOfValue,
} from './variant-choice.ts'

const inventory = (
  sku: string,
  inventory_attributes: Record<string, string>,
  { price = 100, selling = price, stock = 1 }: { price?: number; selling?: number; stock?: number } = {},
): ProductInventory => ({
  id: 1,
  uuid: sku,
  sku,
  finish: inventory_attributes.finish ?? '',
  inventory_attributes,
  price: selling,
  pricing: { selling, offered: null, price, discount_percent: 0, end_time: null },
  stock,
  stock_by_store: [],
  flash: null,
})

const attribute = (key: string, ...values: string[]) => ({
  key,
  name: key,
  values: values.map((value) => ({ value, label: value, finish: null })),
})

const cable = {
  attributes: [attribute('finish', 'white', 'black'), attribute('length', '3m', '5m')],
  inventories: [
    inventory('W3', { finish: 'white', length: '3m' }, { price: 90, selling: 100 }),
    inventory('W5', { finish: 'white', length: '5m' }, { price: 150, stock: 0 }),
    inventory('B3', { finish: 'black', length: '3m' }, { price: 120 }),
  ],
}

test('nothing is chosen at first but what has no other beside it', () => {
  expect(givenChoice(cable)).toEqual({})
  const seat = {
    attributes: [attribute('finish', 'rust', 'grey'), attribute('seats', '2')],
    inventories: [
      inventory('R', { finish: 'rust', seats: '2' }),
      inventory('G', { finish: 'grey', seats: '2' }),
    ],
  }
  expect(givenChoice(seat)).toEqual({ seats: '2' })
  expect(missingAttributes(seat, givenChoice(seat)).map(({ key }) => key)).toEqual(['finish'])
})

test('a product with one variant is chosen from the start', () => {
  const only = { attributes: [], inventories: [inventory('ONE', {})] }
  expect(chosenInventory(only, givenChoice(only))?.sku).toBe('ONE')
})

test('a variant is chosen when every attribute has its value', () => {
  expect(chosenInventory(cable, { finish: 'black' })).toBeUndefined()
  expect(chosenInventory(cable, { finish: 'black', length: '3m' })?.sku).toBe('B3')
})

test('a value that is not made together with the others lets the others go', () => {
  const black = choose(cable, { finish: 'white', length: '3m' }, { key: 'finish', value: 'black' })
  expect(black).toEqual({ finish: 'black', length: '3m' })
  expect(choose(cable, black, { key: 'length', value: '5m' })).toEqual({ length: '5m' })
})

test('what cannot be had says why', () => {
  const long = { key: 'length', value: '5m' }
  expect(stateOfValue(cable, { finish: 'black' }, long)).toBe('not_made')
  expect(stateOfValue(cable, { finish: 'white' }, long)).toBe('sold_out')
  expect(stateOfValue(cable, { finish: 'white' }, { key: 'length', value: '3m' })).toBe('free')
})

test('before choosing, the cheapest variant that can be bought is shown', () => {
  expect(inventoryToShow(cable, {})?.sku).toBe('W3')
  expect(inventoryToShow(cable, { length: '5m' })?.sku).toBe('W5')
})

test('the extra price of a value is told before discounts', () => {
  expect(extraPrice(cable, { key: 'finish', value: 'white' })).toBe(0)
  expect(extraPrice(cable, { key: 'finish', value: 'black' })).toBe(20)
  expect(extraPrice(cable, { key: 'length', value: '5m' })).toBe(50)
})
