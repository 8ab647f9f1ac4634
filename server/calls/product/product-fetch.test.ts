import type { CallInput } from '@gema/contract/client.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveAttributes, saveBrands } from '../../modules/catalogue/catalogue.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aProduct, type ProductGiven, someProducts } from '../../testing/a-product.ts'
import { aStore, shelf } from '../../testing/a-shelf.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await saveBrands(shop.shop.db, [
    {
      uuid: otherBrand,
      slug: 'ohmura',
      name: 'Ohmura',
      origin: { en: 'Bogor' },
      tagline: { en: 'Power' },
      story: { en: 'Since 1981.' },
    },
  ])
  const number = { groupKey: 'sound', kind: 'number' as const, isFilterable: true }
  await saveAttributes(shop.shop.db, [
    { key: 'impedance_ohm', name: { en: 'Impedance', id: 'Impedansi' }, unit: 'Ω', ...number },
    { key: 'sensitivity_db', name: { en: 'Sensitivity', id: 'Sensitivitas' }, unit: 'dB', ...number },
  ])
})
beforeEach(() => clearTables(shop, 'flash_sales', 'products'))
afterAll(() => shop.close())

const otherBrand = '0a000000-0000-4000-8000-000000000009'
const minute = 60_000
const fetchList = async (input: CallInput<'productFetch'> = {}, language = 'en') =>
  answered(await shop.askAs({ language })('productFetch', input))
const idsOf = async (input: CallInput<'productFetch'>) =>
  (await fetchList(input)).result.data.map(({ id }) => id)
const finish = (en: string, id: string): NonNullable<ProductGiven['inventories']>[number] => ({
  attributes: { finish: { en, id } },
  finish: en.toLowerCase().replace(' ', ''),
})

test('a shop without products has an empty list with nothing to choose', async () => {
  const { result, facets, head, search } = await fetchList()
  expect(result).toEqual({ data: [], current_page: 1, last_page: 1, per_page: 24, total: 0 })
  expect([head, search, facets.brands, facets.categories, facets.stores, facets.attributes]).toEqual([
    null,
    null,
    [],
    [],
    [],
    [],
  ])
})

test('filters of different kinds must all hold, values of one filter any of them', async () => {
  const walnut = await aProduct(shop, { defaultPrice: 100, inventories: [finish('Walnut', 'Walnut')] })
  const oak = await aProduct(shop, { defaultPrice: 200, inventories: [finish('Oak', 'Ek')] })
  const other = await aProduct(shop, {
    brandUuid: otherBrand,
    categoryUuid: shelf.neighbourUuid,
    inventories: [finish('Walnut', 'Walnut')],
  })
  expect(await idsOf({ attribute: ['finish:walnut'] })).toEqual([walnut.id, other.id])
  expect(await idsOf({ attribute: ['finish:walnut', 'finish:oak'], brand_in: ['laras'] })).toEqual([
    walnut.id,
    oak.id,
  ])
  expect(await idsOf({ attribute: ['finish:walnut'], brand_in: ['laras', 'ohmura'] })).toEqual([
    walnut.id,
    other.id,
  ])
  expect(await idsOf({ brand_in: ['laras'], price_min: 150, price_max: 200 })).toEqual([oak.id])
  expect(await idsOf({ category_in: ['subwoofers'] })).toEqual([other.id])
  expect(await idsOf({ category_in: ['subwoofer', 'speaker-lantai'], brand_in: ['ohmura'] })).toEqual([
    other.id,
  ])
  expect(await idsOf({ brand_in: ['ohmura'], price_max: 1 })).toEqual([])
})

test('a name that nobody knows lets nothing pass, and the rest of its filter can still be chosen', async () => {
  await someProducts(shop, 2)
  for (const input of [
    { brand_in: ['nobody'] },
    { category_in: ['nowhere'] },
    { store_in: ['nowhere'] },
    { attribute: ['finish:rainbow'] },
    { attribute: ['weather:rain'] },
  ]) {
    expect((await fetchList(input)).result.total).toBe(0)
  }
  expect((await fetchList({ brand_in: ['nobody'] })).facets.brands).toMatchObject([
    { slug: 'laras', count: 2 },
  ])
})

test('choices are named in the language of the shopper and lead to the same list in both', async () => {
  await aProduct(shop, { inventories: [finish('Walnut', 'Kenari'), finish('Black ash', 'Abu hitam')] })
  const named = async (language: string) => {
    const { attributes, categories } = (await fetchList({ attribute: ['finish:black-ash'] }, language)).facets
    return { attributes, categories }
  }
  expect(await named('en')).toMatchObject({
    attributes: [
      {
        key: 'finish',
        name: 'Finish',
        options: [
          { value: 'black-ash', label: 'Black ash', swatch: 'blackash', selected: true },
          { value: 'walnut', label: 'Walnut', selected: false },
        ],
      },
    ],
    categories: [{ slug: 'tower-speakers', main: { slug: 'home-theater' } }],
  })
  expect(await named('id')).toMatchObject({
    attributes: [{ name: 'Warna dan lapisan', options: [{ label: 'Abu hitam' }, { label: 'Kenari' }] }],
    categories: [{ slug: 'speaker-lantai', main: { slug: 'bioskop-rumah' } }],
  })
})

test('numbers are chosen one by one where they are few, and in ranges where they are many', async () => {
  for (const ohm of [4, 8, 8]) await aProduct(shop, { spec: new Map([['impedance_ohm', ohm]]) })
  const optionsNow = async (attribute: string[] = [], language = 'en') => {
    const { facets } = await fetchList({ attribute }, language)
    return facets.attributes.find(({ key }) => key === 'impedance_ohm')?.options
  }
  expect(await optionsNow()).toMatchObject([
    { value: '4', label: '4 Ω', count: 1 },
    { value: '8', label: '8 Ω', count: 2 },
  ])
  for (const ohm of [16, 22, 32, 47, 80, 150, 300]) {
    await aProduct(shop, { spec: new Map([['impedance_ohm', ohm]]) })
  }
  const ranges = (await optionsNow()) ?? []
  expect(ranges.map(({ label }) => label)).toEqual([
    'Under 16 Ω',
    '16–32 Ω',
    '32–47 Ω',
    '47–150 Ω',
    '150 Ω and up',
  ])
  expect(ranges.reduce((sum, { count }) => sum + count, 0)).toBe(10)
  const last = `impedance_ohm:${ranges.at(-1)?.value}`
  expect((await fetchList({ attribute: [last] })).result.total).toBe(2)
  expect((await optionsNow([last], 'id'))?.at(-1)).toMatchObject({ label: '150 Ω ke atas', selected: true })
})

test('numbers below zero are chosen like any other', async () => {
  const quiet = await aProduct(shop, { spec: new Map([['sensitivity_db', -54]]) })
  await aProduct(shop, { spec: new Map([['sensitivity_db', -38]]) })
  const { facets } = await fetchList()
  const option = facets.attributes.find(({ key }) => key === 'sensitivity_db')?.options[0]
  expect(option).toMatchObject({ label: '-54 dB', count: 1 })
  expect(await idsOf({ attribute: [`sensitivity_db:${option?.value}`] })).toEqual([quiet.id])
})

test('the price on a card is the one that it is sorted by, also in a flash sale', async () => {
  const usual = await aProduct(shop, { defaultPrice: 500 })
  const sale = await aProduct(shop, { defaultPrice: 900 })
  await aFlashSale(shop, [{ id: sale.variants[0]?.id ?? 0, price: 300 }], { endsIn: 1 })
  const prices = async () =>
    (await fetchList({ sort: 'price_low' })).result.data.map(({ id, current_price }) => [id, current_price])
  expect(await prices()).toEqual([
    [sale.id, 300],
    [usual.id, 500],
  ])
  shop.clock.moveOn(minute)
  expect(await prices()).toEqual([
    [usual.id, 500],
    [sale.id, 900],
  ])
})

test('stores are offered by what they have', async () => {
  const second = await aStore(shop, { slug: 'gema-dua', name: 'Gema Dua' })
  const there = await aProduct(shop, { inventories: [{ stock: new Map([[second, 1]]) }] })
  await aProduct(shop)
  await aProduct(shop, { stock: 0 })
  const { facets } = await fetchList({ store_in: ['gema-dua'] })
  expect(facets.stores.map(({ slug, count, selected }) => [slug, count, selected])).toEqual(
    expect.arrayContaining([
      ['gema-uji', 1, false],
      ['gema-dua', 1, true],
    ]),
  )
  expect(await idsOf({ store_in: ['gema-dua'] })).toEqual([there.id])
})

test('thirty products cost no more questions than three', async () => {
  const work = () => fetchList({ per_page: 60, source: 'brand', source_id: 'laras', q: 'aria speaker' })
  await someProducts(shop, 3)
  const few = await queriesOf(shop, work)
  await someProducts(shop, 30)
  const many = await queriesOf(shop, work)
  expect(many.length).toBe(few.length)
})

test('a list that is asked for again shows what belongs to it by then, with the prices of then', async () => {
  const cheap = await aProduct(shop, { defaultPrice: 100 })
  const list = () => fetchList({ sort: 'price_low', source: 'brand', source_id: 'laras' })
  const shown = async () => (await list()).result.data.map(({ id, pricing }) => [id, pricing.price])
  expect(await shown()).toEqual([[cheap.id, 100]])
  const dear = await aProduct(shop, { defaultPrice: 300 })
  expect(await shown()).toEqual([
    [cheap.id, 100],
    [dear.id, 300],
  ])
  await shop.shop.db.execute(
    sql`update products set default_price = 400, special_price = null where id = ${cheap.id}`,
  )
  await shop.shop.db.execute(
    sql`update inventories set default_price = 400, special_price = null where product_id = ${cheap.id}`,
  )
  expect(await shown()).toEqual([
    [dear.id, 300],
    [cheap.id, 400],
  ])
  const [asBefore, again] = [await queriesOf(shop, list), await queriesOf(shop, list)]
  expect(again.length).toBe(asBefore.length)
})
