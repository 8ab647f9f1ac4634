import { randomUUID } from 'node:crypto'
import { productFind } from '@gema/contract/calls/product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAddOns, saveAttributes } from '../../modules/catalogue/catalogue.ts'
import { aProduct, withdrawProduct, withdrawVariant } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
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
