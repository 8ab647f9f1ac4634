import { type Compared, compareListFetch } from '@gema/contract/calls/compare-list.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SpecValue } from '../../modules/catalogue/catalogue.ts'
import { saveAddOns } from '../../modules/catalogue/catalogue.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aProduct, type ProductGiven, someProducts } from '../../testing/a-product.ts'
import { aStore } from '../../testing/a-shelf.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { someAttributes } from '../../testing/an-attribute.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

const addOns = {
  near: '0c000000-0000-4000-8000-000000000001',
  far: '0c000000-0000-4000-8000-000000000002',
  share: '0c000000-0000-4000-8000-000000000003',
}

let shop: TestShop
let sari: SignedInCustomer
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  sari = await aSignedInCustomer(shop)
  await someAttributes(shop, [
    { key: 'sensitivity_db', unit: 'dB', better: 'higher' },
    { key: 'impedance_ohm', unit: 'Ω' },
    { key: 'frequency_low_hz', unit: 'Hz', better: 'lower' },
    { key: 'frequency_high_hz', unit: 'Hz', better: 'higher' },
    { key: 'drivers', kind: 'text' },
    { key: 'secret_recipe', kind: 'text', isComparable: false },
    { key: 'wifi', kind: 'flag', groupKey: 'connections' },
    { key: 'weight_kg', unit: 'kg', groupKey: 'general', better: 'lower' },
  ])
  const service = { kind: 'installation' as const, name: { en: 'Installation' }, text: { en: '' } }
  await saveAddOns(shop.shop.db, [
    { ...service, uuid: addOns.near, pricing: 'fixed', amount: 450_000, regionCodes: ['31'] },
    { ...service, uuid: addOns.far, pricing: 'fixed', amount: 950_000, regionCodes: ['32'] },
    { ...service, uuid: addOns.share, pricing: 'percent', amount: 10, regionCodes: [] },
  ])
})
beforeEach(() => clearTables(shop, 'compared_products', 'flash_sales'))
afterAll(() => shop.close())

const specOf = (values: Record<string, SpecValue>) => ({ spec: new Map(Object.entries(values)) })

/** Compares products that are made for it, in their order, and answers what is shown. */
async function compare(given: ProductGiven[], language = 'en'): Promise<Compared> {
  for (const each of given) {
    const { uuid } = await aProduct(shop, each)
    shop.clock.moveOn(1_000)
    await sari.ask('compareListStore', { product_id: uuid })
  }
  return answered(await sari.askIn(language)('compareListFetch', {}))
}

const rowOf = ({ groups }: Compared, key: string) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.key === key)

test('an empty list has nothing in it', async () => {
  expect(await compare([])).toEqual({ category: null, products: [], groups: [] })
})

test('products come with their cards, their sub-category and the main category of all', async () => {
  const shown = await compare([{ defaultPrice: 3_000_000 }, {}], 'id')
  expect(compareListFetch.data.safeParse(shown).error).toBeUndefined()
  expect(shown.category).toEqual({ name: 'Bioskop rumah', slug: 'bioskop-rumah' })
  expect(shown.products).toMatchObject([
    { category: 'Speaker lantai', current_price: 3_000_000, brand: 'Laras' },
    { category: 'Speaker lantai' },
  ])
})

test('a product in a flash sale shows the price of the moment', async () => {
  const product = await aProduct(shop, { defaultPrice: 2_000_000 })
  await aFlashSale(shop, [{ id: product.variants[0]?.id ?? 0, price: 1_200_000 }])
  await sari.ask('compareListStore', { product_id: product.uuid })
  const { products } = answered(await sari.ask('compareListFetch', {}))
  expect(products).toMatchObject([{ current_price: 1_200_000, flash: { quota: 10 } }])
})

test('rows are those of the product page, written as there; only what is comparable', async () => {
  const aria = specOf({
    sensitivity_db: 90,
    impedance_ohm: 6,
    frequency_low_hz: 28,
    frequency_high_hz: 35_000,
    drivers: { en: 'Four', id: 'Empat' },
    secret_recipe: { en: 'Oak' },
    wifi: false,
    weight_kg: 31.5,
  })
  const kawi = specOf({
    sensitivity_db: 87.5,
    impedance_ohm: 6,
    frequency_low_hz: 45,
    frequency_high_hz: 28_000,
    wifi: true,
    weight_kg: 7.2,
  })
  const { groups } = await compare([aria, kawi])
  const specs = groups.filter(({ group }) => group !== 'service')
  expect(specs).toEqual([
    {
      group: 'sound',
      rows: [
        row('sensitivity_db', ['90\u00A0dB', '87,5\u00A0dB'], { best: [0] }),
        row('impedance_ohm', ['6\u00A0Ω', '6\u00A0Ω'], { is_equal: true }),
        {
          ...row('frequency_range', ['28–35.000\u00A0Hz', '45–28.000\u00A0Hz'], { best: [0] }),
          name: 'Frequency range',
        },
        row('drivers', ['Four', null]),
      ],
    },
    { group: 'connections', rows: [row('wifi', ['No', 'Yes'])] },
    { group: 'general', rows: [row('weight_kg', ['31,5\u00A0kg', '7,2\u00A0kg'], { best: [1] })] },
  ])
  const indonesian = answered(await sari.askIn('id')('compareListFetch', {}))
  expect(rowOf(indonesian, 'drivers')).toMatchObject({ name: 'Nama drivers', values: ['Empat', null] })
  expect(rowOf(indonesian, 'wifi')?.values).toEqual(['Tidak', 'Ya'])
})

const row = (key: string, values: (string | null)[], more: { is_equal?: boolean; best?: number[] } = {}) => ({
  key,
  name: `Name of ${key}`,
  values,
  is_equal: false,
  best: [],
  ...more,
})

test('a product without half of a joined line leaves the halves apart for all', async () => {
  const whole = specOf({ frequency_low_hz: 28, frequency_high_hz: 35_000 })
  const half = specOf({ frequency_low_hz: 20 })
  const shown = await compare([whole, half])
  expect(rowOf(shown, 'frequency_range')).toBeUndefined()
  expect(rowOf(shown, 'frequency_low_hz')).toMatchObject({
    values: ['28\u00A0Hz', '20\u00A0Hz'],
    best: [1],
  })
  expect(rowOf(shown, 'frequency_high_hz')).toMatchObject({ values: ['35.000\u00A0Hz', null], best: [] })
})

test('the service tells warranty, where it can be heard, and what installation costs', async () => {
  const north = await aStore(shop, { slug: 'gema-utara', name: 'Gema Utara', position: 5 })
  const partner = await aStore(shop, { slug: 'mitra', name: 'Mitra', kind: 'partner' })
  const at = (...stores: number[]) => ({
    inventories: [{ stock: new Map(stores.map((store) => [store, 2])) }, { stock: new Map([[north, 0]]) }],
  })
  const shown = await compare([
    { warrantyMonths: 24, ...at(north, partner), addOnUuids: [addOns.near, addOns.far] },
    { warrantyMonths: 18, ...at(partner), addOnUuids: [addOns.far] },
    { warrantyMonths: 12, stock: 3, addOnUuids: [addOns.share], defaultPrice: 3_000_000 },
    { warrantyMonths: 0, stock: 0 },
  ])
  expect(shown.groups.find(({ group }) => group === 'service')?.rows).toEqual([
    {
      key: 'warranty',
      name: 'Warranty',
      values: ['2\u00A0years', '18\u00A0months', '1\u00A0year', null],
      is_equal: false,
      best: [0],
    },
    {
      key: 'hear',
      name: 'Hear it in',
      values: ['Gema Utara', null, 'Gema Uji', null],
      is_equal: false,
      best: [],
    },
    {
      key: 'installation',
      name: 'Installation',
      values: ['from Rp\u00A0450.000', 'Rp\u00A0950.000', 'Rp\u00A0300.000', null],
      is_equal: false,
      best: [2],
    },
  ])
  const indonesian = answered(await sari.askIn('id')('compareListFetch', {}))
  expect(rowOf(indonesian, 'warranty')).toMatchObject({
    name: 'Garansi',
    values: ['2\u00A0tahun', '18\u00A0bulan', '1\u00A0tahun', null],
  })
  expect(rowOf(indonesian, 'installation')?.values[0]).toBe('mulai Rp\u00A0450.000')
  expect(rowOf(indonesian, 'hear')?.name).toBe('Bisa didengar di')
})

test('a row about which nobody says anything is not there', async () => {
  const shown = await compare([{ warrantyMonths: 0, stock: 0 }])
  expect(shown.groups).toEqual([])
})

test('four products are compared with as many queries as one', async () => {
  const products = await someProducts(shop, 4, specOf({ sensitivity_db: 90 }))
  const fetchAll = () => sari.ask('compareListFetch', {})
  await sari.ask('compareListStore', { product_id: products[0]?.uuid ?? '' })
  const one = await queriesOf(shop, fetchAll)
  for (const { uuid } of products) await sari.ask('compareListStore', { product_id: uuid })
  const four = await queriesOf(shop, fetchAll)
  expect(four).toHaveLength(one.length)
  expect(four.length).toBeLessThanOrEqual(10)
})
