import { randomUUID } from 'node:crypto'
import { productFind } from '@gema/contract/calls/product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAddOns, saveAttributes } from '../../modules/catalogue/catalogue.ts'
import { saveShippingServices } from '../../modules/shipping/shipping.ts'
import { aProduct, withdrawProduct, withdrawVariant } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { aStore } from '../../testing/a-shelf.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const find = async (id: string, language = 'en') =>
  answered(await shop.askAs({ language })('productFind', { id }))

const picture = (finish: string, view: string) => ({
  picture: `tower--${finish}--${view}.webp`,
  finish,
  alt: { en: `Tower, ${finish}, ${view}`, id: `Menara, ${finish}, ${view}` },
})
const walnut = { finish: 'walnut', attributes: { finish: { en: 'Walnut', id: 'Kenari' } } }
const black = { finish: 'glossblack', attributes: { finish: { en: 'Gloss black', id: 'Hitam kilap' } } }

test('a product tells everything about itself in the language asked for', async () => {
  const installation = randomUUID()
  await saveAddOns(shop.shop.db, [
    {
      uuid: installation,
      kind: 'installation',
      name: { en: 'Installation', id: 'Instalasi' },
      text: { en: 'We come and mount it.', id: 'Kami datang memasang.' },
      pricing: 'fixed',
      amount: 450_000,
      regionCodes: ['31'],
    },
  ])
  const { uuid } = await aProduct(shop, {
    addOnUuids: [installation],
    pictures: [picture('walnut', 'hero')],
    inventories: [walnut],
  })
  const [english, indonesian] = [await find(uuid), await find(uuid, 'id')]
  for (const data of [english, indonesian]) expect(productFind.data.safeParse(data).error).toBeUndefined()
  expect(english.product).toMatchObject({
    summary: 'A speaker',
    highlights: ['Deep bass'],
    category: { name: 'Tower speakers', main: { name: 'Home theater', slug: 'home-theater' } },
    brand: { name: 'Laras', origin: 'Bandung, West Java' },
  })
  expect(indonesian.product).toMatchObject({
    summary: 'Sebuah speaker',
    box_contents: ['2 speaker'],
    category: { slug: 'speaker-lantai', main: { name: 'Bioskop rumah' } },
    add_ons: [{ name: 'Instalasi', amount: 450_000, is_regional: true }],
    pictures: [{ alt: 'Menara, walnut, hero', finish: 'walnut' }],
    attributes: [{ name: 'Warna dan lapisan', values: [{ value: 'walnut', label: 'Kenari' }] }],
  })
})

test('a language without texts of its own gets the English ones, lists included', async () => {
  const { uuid } = await aProduct(shop, { highlights: { en: ['Deep bass'], id: [] } })
  expect((await find(uuid, 'ar')).product.highlights).toEqual(['Deep bass'])
  expect((await find(uuid, 'id')).product.highlights).toEqual(['Deep bass'])
})

test('a product that nobody sells, or that never was, is unknown in either language', async () => {
  const gone = await aProduct(shop)
  await withdrawProduct(shop, gone)
  for (const id of [gone.uuid, randomUUID()]) {
    expect(await shop.askAs()('productFind', { id })).toMatchObject({
      code: 404,
      message: 'This product is no longer in our shop.',
    })
  }
  expect(await shop.askAs({ language: 'id' })('productFind', { id: gone.uuid })).toMatchObject({
    message: 'Produk ini sudah tidak ada di toko kami.',
  })
})

test.each(['nonsense', '1', "' or 1=1 --", '00000000-0000-0000-0000-00000000000g', ''])(
  'the id %j is told to be wrong, and is no fault',
  async (id) => {
    const answer = await sendRaw(shop, `product/find?id=${encodeURIComponent(id)}`)
    expect(answer).toMatchObject({ status: 200, envelope: { meta: { code: 201 } } })
  },
)

test('a variant that is no longer sold is nowhere: not to choose, not in the stock, not in the pictures', async () => {
  const product = await aProduct(shop, {
    pictures: [picture('walnut', 'hero'), picture('glossblack', 'hero'), picture('any', 'room')],
    inventories: [walnut, black],
    stock: 4,
  })
  const [, second] = product.variants
  if (second === undefined) throw new Error('no second variant')
  expect((await find(product.uuid)).stock).toBe(8)
  await withdrawVariant(shop, second)
  const data = await find(product.uuid)
  expect(data.product.inventories.map(({ sku }) => sku)).toEqual([product.variants[0]?.sku])
  expect(data.product.attributes[0]?.values.map(({ value }) => value)).toEqual(['walnut'])
  expect(data.product.pictures.map(({ finish }) => finish)).toEqual(['walnut', 'any'])
  expect(data.stock).toBe(4)
})

test('what is chosen leads to one variant: attributes in their order, the same values in every language', async () => {
  const cable = (metres: string, finish: typeof walnut) => ({
    ...finish,
    attributes: { length: { en: `${metres} m` }, ...finish.attributes, weave: { en: 'Soft' } },
  })
  const { uuid } = await aProduct(shop, {
    inventories: [cable('1,5', walnut), cable('15', walnut), cable('1,5', black)],
  })
  const { product } = await find(uuid, 'id')
  expect(product.attributes.map(({ key, name }) => [key, name])).toEqual([
    ['finish', 'Warna dan lapisan'],
    ['length', 'Panjang'],
    ['weave', 'weave'],
  ])
  expect(product.attributes[0]?.values).toEqual([
    { value: 'walnut', label: 'Kenari', finish: 'walnut' },
    { value: 'gloss-black', label: 'Hitam kilap', finish: 'glossblack' },
  ])
  expect(product.attributes[1]?.values.map(({ value, finish }) => [value, finish])).toEqual([
    ['1-5-m', null],
    ['15-m', null],
  ])
  expect(product.inventories.map((variant) => variant.inventory_attributes)).toEqual([
    { finish: 'walnut', length: '1-5-m', weave: 'soft' },
    { finish: 'walnut', length: '15-m', weave: 'soft' },
    { finish: 'gloss-black', length: '1-5-m', weave: 'soft' },
  ])
})

test('stock is told by store, and a store that keeps none of it is not among them', async () => {
  const south = await aStore(shop, { slug: 'south', name: 'South' })
  const partner = await aStore(shop, { slug: 'partner', name: 'Partner', kind: 'partner' })
  await aStore(shop, { slug: 'other-partner', name: 'Other partner', kind: 'partner' })
  const { uuid } = await aProduct(shop, {
    storeId: partner,
    inventories: [{ stock: new Map([[south, 2]]) }, { stock: new Map([[partner, 0]]) }],
  })
  const { product, stock } = await find(uuid)
  expect(product.inventories.map((variant) => [variant.stock, variant.stock_by_store])).toEqual([
    [2, [{ slug: 'south', stock: 2 }]],
    [0, [{ slug: 'partner', stock: 0 }]],
  ])
  expect(stock).toBe(2)
  expect(product.store).toMatchObject({ slug: 'partner', is_own: false })
  const slugs = product.stores.map((store) => store.slug)
  expect(slugs).toEqual(expect.arrayContaining(['south', 'partner']))
  expect(slugs).not.toContain('other-partner')
})

test('the quickest way to the door is told, and none where nothing goes that heavy', async () => {
  const service = (name: string, days: [number, number], toGrams: number) => ({
    uuid: randomUUID(),
    kind: 'courier' as const,
    courier: 'Kilat',
    name: { en: name },
    volumetricDivisor: 6000,
    minimumGrams: 1000,
    allowsCod: false,
    insuranceBasisPoints: 0,
    rates: [
      {
        regionCode: '31',
        fromGrams: 0,
        toGrams,
        base: 0,
        perKilogram: 9_000,
        daysFrom: days[0],
        daysTo: days[1],
      },
    ],
  })
  await saveShippingServices(shop.shop.db, [
    service('Cargo', [3, 5], 100_000),
    service('Express', [1, 2], 10_000),
    { ...service('Pick-up', [0, 0], 900_000), kind: 'store_pickup' },
  ])
  const deliveryOf = async (packedGrams: number) =>
    (await find((await aProduct(shop, { packedGrams })).uuid)).product.delivery
  expect(await deliveryOf(5_000)).toEqual({
    service: 'Kilat Express',
    city: 'Jakarta Selatan',
    days_min: 1,
    days_max: 2,
    free_above: null,
  })
  expect(await deliveryOf(20_000)).toMatchObject({ service: 'Kilat Cargo', days_max: 5 })
  expect(await deliveryOf(200_000)).toBeNull()
})

test('its measures come from the specification, and only when all three are known', async () => {
  const keys = ['width_cm', 'height_cm', 'depth_cm']
  await saveAttributes(
    shop.shop.db,
    keys.map((key, position) => ({
      key,
      name: { en: key },
      groupKey: 'general',
      kind: 'number' as const,
      unit: 'cm',
      position,
    })),
  )
  const whole = await aProduct(shop, { spec: new Map(keys.map((key, place) => [key, 10.5 + place])) })
  expect((await find(whole.uuid)).product.dimensions).toEqual({ width: 10.5, height: 11.5, depth: 12.5 })
  const half = await aProduct(shop, { spec: new Map([['width_cm', 10]]) })
  expect((await find(half.uuid)).product.dimensions).toBeNull()
})
