import type { ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import { expect, test } from 'vitest'
import { stockPerStore } from './stock-per-store.ts'

const inventory = (finish: string, stocks: Record<string, number>): ProductInventory => ({
  id: 1,
  uuid: finish,
  sku: finish,
  finish,
  inventory_attributes: { finish },
  price: 1,
  pricing: { selling: 1, offered: null, price: 1, discount_percent: 0, end_time: null },
  stock: 1,
  stock_by_store: Object.entries(stocks).map(([slug, stock]) => ({ slug, stock })),
  flash: null,
})

const store = (slug: string) => ({ uuid: slug, slug, name: slug, is_own: true, city: '', whatsapp: '' })

const product = {
  attributes: [],
  inventories: [inventory('walnut', { south: 2, north: 4 }), inventory('white', { south: 1, north: 0 })],
  stores: [store('south'), store('north'), store('elsewhere')],
}

test('before choosing, everything counts; then the chosen variant alone', () => {
  expect(stockPerStore(product, {}).map(({ slug, stock }) => [slug, stock])).toEqual([
    ['north', 4],
    ['south', 3],
  ])
  expect(stockPerStore(product, { finish: 'white' }).map(({ slug, stock }) => [slug, stock])).toEqual([
    ['south', 1],
    ['north', 0],
  ])
})
