import { randomUUID } from 'node:crypto'
import { displayCaseFind } from '@gema/contract/calls/simulation.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aProduct, someProducts, withdrawProduct, withdrawVariant } from '../../testing/a-product.ts'
import { aCase, setStock } from '../../testing/a-template.ts'
import { someAttributes } from '../../testing/an-attribute.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'display_cases', 'flash_sales', 'products', 'attributes'))
afterAll(() => shop.close())

const findIn = async (uuid: string, input = {}, language = 'en') =>
  answered(await shop.askAs({ language })('displayCaseFind', { uuid, ...input }))
const namesIn = async (uuid: string, input = {}) => (await findIn(uuid, input)).data.map(({ name }) => name)
const named = (en: string) => ({ name: { en, id: `${en} Indonesia` } })

test('every variant is a candidate of its own, with figures, key specification and units', async () => {
  await someAttributes(shop, [
    { key: 'impedance_ohm', unit: 'Ω' },
    { key: 'drive', kind: 'text' },
  ])
  const product = await aProduct(shop, {
    ...named('Aria 5'),
    spec: new Map<string, never>([
      ['impedance_ohm', 6 as never],
      ['drive', { en: 'Belt', id: 'Sabuk' } as never],
    ]),
    inventories: [
      { attributes: { finish: { en: 'Walnut', id: 'Walnut' } } },
      { attributes: { finish: { en: 'White', id: 'Putih' } }, defaultPrice: 1_200_000 },
    ],
  })
  const uuid = await aCase(shop, 'Speakers', [product])
  const page = await findIn(uuid, { response_type: 'list' }, 'id')
  expect(page.data).toMatchObject([
    {
      product_uuid: product.uuid,
      inventory: product.variants[0]?.uuid,
      product_inventory_id: product.variants[0]?.id,
      name: 'Aria 5 Indonesia',
      variant: 'Walnut',
      price: 1_000_000,
      stock: 5,
      key_spec: '6\u00A0Ω · Sabuk',
      figures: { impedance_ohm: 6, drive: 'Belt' },
      component_name: 'Speakers Indonesia',
      component_description: 'Semua Speakers',
      display_case: uuid,
    },
    { variant: 'Putih', price: 1_200_000 },
  ])
  expect(displayCaseFind.data.safeParse(page).error).toBeUndefined()
})

test('it is searched by all words of maker and name, small or capital', async () => {
  const products = [await aProduct(shop, named('Bumi Muda')), await aProduct(shop, named('Bumi Tua'))]
  const uuid = await aCase(shop, 'Subwoofers', products)
  expect(await namesIn(uuid, { product_name: ' BUMI  MUDA ' })).toEqual(['Bumi Muda'])
  expect(await namesIn(uuid, { product_name: 'bumi' })).toEqual(['Bumi Muda', 'Bumi Tua'])
  expect(await findIn(uuid, { product_name: 'nothing like it' })).toMatchObject({
    data: [],
    total: 0,
    last_page: 1,
  })
})

test.each(['%', '_', "'", '\\', '<script>'])('%s in a name is only a sign', async (sign) => {
  const uuid = await aCase(shop, 'Subwoofers', [await aProduct(shop, named('Bumi'))])
  expect(await namesIn(uuid, { product_name: sign })).toEqual([])
})

test.each([
  ['popular', ['B', 'C', 'A']],
  ['price', ['C', 'A', 'B']],
  ['-price', ['B', 'A', 'C']],
  ['name', ['A', 'B', 'C']],
])('sorted by %s, the order is that', async (sort, order) => {
  const [a, b, c] = [
    await aProduct(shop, { ...named('A'), defaultPrice: 200 }),
    await aProduct(shop, { ...named('B'), defaultPrice: 300 }),
    // Its special price is what counts.
    await aProduct(shop, { ...named('C'), defaultPrice: 900, specialPrice: 100 }),
  ]
  const uuid = await aCase(shop, 'Things', [b, c, a])
  expect(await namesIn(uuid, { sort })).toEqual(order)
})

test('it tells the flash price while one runs', async () => {
  const product = await aProduct(shop)
  const uuid = await aCase(shop, 'Things', [product])
  await aFlashSale(shop, [{ id: product.variants[0]?.id ?? 0, price: 700_000 }])
  expect((await findIn(uuid)).data[0]).toMatchObject({ price: 700_000, selling: 1_000_000 })
})

test('what is not sold is left out; what is sold out is there, without units', async () => {
  const [gone, empty, kept] = await someProducts(shop, 3, {
    inventories: [{}, { attributes: { finish: { en: 'White' } } }],
  })
  if (!gone || !empty || !kept?.variants[0]) throw new Error('three products were asked for')
  const uuid = await aCase(shop, 'Things', [gone, empty, kept])
  await withdrawProduct(shop, gone)
  await withdrawVariant(shop, kept.variants[0])
  await setStock(shop, empty, 0)
  expect((await findIn(uuid)).data.map(({ product_uuid, stock }) => [product_uuid, stock])).toEqual([
    [empty.uuid, 0],
    [empty.uuid, 0],
    [kept.uuid, 5],
  ])
})

test('two hundred come at once, in as many queries as one', async () => {
  const all = await someProducts(shop, 201)
  const [one, many] = [await aCase(shop, 'One', all.slice(0, 1)), await aCase(shop, 'Many', all)]
  const page = await findIn(many)
  expect(page).toMatchObject({ total: 201, per_page: 200, last_page: 2 })
  expect(page.data).toHaveLength(200)
  expect(await findIn(many, { page: 9 })).toMatchObject({ data: [], total: 201, current_page: 9 })
  expect(await queriesOf(shop, () => findIn(many))).toHaveLength(
    (await queriesOf(shop, () => findIn(one))).length,
  )
})

test('a display case that is not there is not found', async () => {
  expect(await shop.askAs()('displayCaseFind', { uuid: randomUUID() })).toMatchObject({ code: 404 })
})
