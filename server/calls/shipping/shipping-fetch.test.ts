import { randomUUID } from 'node:crypto'
import { shippingFetch } from '@gema/contract/calls/shipping.ts'
import type { InputOf } from '@gema/contract/define-call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShippingServiceDraft, saveShippingServices } from '../../modules/shipping/shipping.ts'
import { aProduct, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { aStore } from '../../testing/a-shelf.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

const cilandak = '31.74.06'
const depok = '32.76'
const papua = '91'

const rate = (regionCode: string, perKilogram: number, toGrams = 30_000) => ({
  regionCode,
  fromGrams: 0,
  toGrams,
  base: 0,
  perKilogram,
  daysFrom: 1,
  daysTo: 2,
})
const draft = (given: Partial<ShippingServiceDraft>): ShippingServiceDraft => ({
  uuid: randomUUID(),
  kind: 'courier',
  courier: 'Kilat',
  name: { en: 'Express', id: 'Ekspres' },
  volumetricDivisor: 6000,
  minimumGrams: 1_000,
  allowsCod: true,
  insuranceBasisPoints: 20,
  rates: [],
  ...given,
})

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await someRegions(shop)
  await runSql(shop, "insert into regions (code, level, name) values ($1, 'province', 'Papua')", [papua])
  await saveShippingServices(shop.shop.db, [
    draft({
      kind: 'own_fleet',
      courier: 'Gema',
      name: { en: 'Fleet', id: 'Armada' },
      freeAbove: 2_000_000,
      insuranceBasisPoints: 0,
      rates: [rate('31', 3_000, 400_000), rate(depok, 3_000, 400_000)],
    }),
    draft({ rates: [rate('32', 14_000), rate('31', 9_000), rate(depok, 9_000), rate('', 80_000, 5_000)] }),
    draft({
      kind: 'store_pickup',
      courier: 'Gema Fatmawati',
      name: { en: 'Pick up', id: 'Ambil sendiri' },
      freeAbove: 0,
      rates: [{ ...rate('31', 0, 1_000_000), daysFrom: 0, daysTo: 1 }],
    }),
  ])
})
afterAll(() => shop.close())

const fetchShipping = async (input: InputOf<typeof shippingFetch>, language = 'en') =>
  answered(await shop.askAs({ language })('shippingFetch', input))
const prices = async (input: InputOf<typeof shippingFetch>) =>
  (await fetchShipping(input)).offers.map(({ kind, price, full_price }) => [kind, price, full_price])

test('every service tells its rates, and regions that pay the same stand together by name', async () => {
  const data = await fetchShipping({})
  expect(shippingFetch.data.safeParse(data).error).toBeUndefined()
  expect(data).toMatchObject({ destination: null, offers: [], message: null })
  expect(
    data.services.map(({ name, maximum_grams, free_above }) => [name, maximum_grams, free_above]),
  ).toEqual([
    ['Fleet', 400_000, 2_000_000],
    ['Express', 30_000, null],
    ['Pick up', 1_000_000, null],
  ])
  expect(data.services[1]?.rates.map(({ regions, per_kilogram }) => [regions, per_kilogram])).toEqual([
    [['DKI Jakarta', 'Kota Depok'], 9_000],
    [['Jawa Barat'], 14_000],
    [['All of Indonesia'], 80_000],
  ])
})

test('names and regions are told in the language of the page', async () => {
  const { services, offers } = await fetchShipping({ destination: cilandak, grams: 900 }, 'id')
  expect(services[1]?.name).toBe('Ekspres')
  expect(services[1]?.rates.at(-1)?.regions).toEqual(['Seluruh Indonesia'])
  expect(offers.map(({ name }) => name)).toEqual(['Armada', 'Ekspres', 'Ambil sendiri'])
})

test('a parcel by its weight is offered every way that goes there, with what each costs', async () => {
  const { destination, offers, message } = await fetchShipping({
    destination: cilandak,
    grams: 2_100,
    value: 1_500_001,
  })
  expect(destination).toEqual({
    code: cilandak,
    name: 'Cilandak, Kota Administrasi Jakarta Selatan, DKI Jakarta',
  })
  expect(message).toBeNull()
  expect(offers).toMatchObject([
    { kind: 'own_fleet', price: 9_000, insurance_price: null, chargeable_grams: 3_000 },
    { kind: 'courier', price: 27_000, insurance_price: 3_001, days_min: 1, days_max: 2 },
    { kind: 'store_pickup', price: 0, insurance_price: null, days_min: 0 },
  ])
})

test('room counts only where all three measures are known', async () => {
  const asked = { destination: depok, grams: 1_000, width: 40, height: 50 }
  expect(await prices(asked)).toEqual([
    ['own_fleet', 3_000, 3_000],
    ['courier', 9_000, 9_000],
  ])
  // 40 × 50 × 30 cm at 6000 are 10 kg.
  expect(await prices({ ...asked, depth: 30 })).toEqual([
    ['own_fleet', 30_000, 30_000],
    ['courier', 90_000, 90_000],
  ])
})

test('without a weight or a product there is a destination, and no offer and no complaint', async () => {
  expect(await fetchShipping({ destination: '31' })).toMatchObject({
    destination: { code: '31', name: 'DKI Jakarta' },
    offers: [],
    message: null,
  })
})

test('a product goes to Jakarta by all ways and to Papua by the courier alone', async () => {
  const { uuid } = await aProduct(shop, { packedGrams: 2_500, packedDepthMm: 10, defaultPrice: 800_000 })
  expect(await prices({ destination: cilandak, product: uuid })).toEqual([
    ['own_fleet', 9_000, 9_000],
    ['courier', 27_000, 27_000],
    ['store_pickup', 0, 0],
  ])
  // Three of them are worth enough for the fleet to come for free.
  expect(await prices({ destination: cilandak, product: uuid, quantity: 3 })).toEqual([
    ['own_fleet', 0, 24_000],
    ['courier', 72_000, 72_000],
    ['store_pickup', 0, 0],
  ])
  expect(await prices({ destination: papua, product: uuid, quantity: 2 })).toEqual([
    ['courier', 400_000, 400_000],
  ])
})

test('what nobody carries there is told with the name of the province, in both languages', async () => {
  const { uuid } = await aProduct(shop, { packedGrams: 5_001 })
  const asked = { destination: papua, product: uuid }
  expect(await fetchShipping(asked)).toMatchObject({
    offers: [],
    message: 'This product can not be shipped to Papua Indonesia',
  })
  expect((await fetchShipping(asked, 'id')).message).toBe('Produk ini tidak dapat dikirim ke Papua Indonesia')
})

test('a partner hands nothing to the fleet of the shop, and has no counter in its stores', async () => {
  const storeId = await aStore(shop, { slug: 'partner', name: 'Partner', kind: 'partner' })
  const { uuid } = await aProduct(shop, { storeId })
  expect(await prices({ destination: cilandak, product: uuid })).toEqual([['courier', 45_000, 45_000]])
})

test('a product with free delivery costs nothing by the cheapest way', async () => {
  const { uuid } = await aProduct(shop, { hasFreeShipping: true, defaultPrice: 90_000 })
  expect(await prices({ destination: depok, product: uuid })).toEqual([
    ['own_fleet', 0, 15_000],
    ['courier', 45_000, 45_000],
  ])
})

test('a region or a product that is not there is told', async () => {
  const ask = shop.askAs()
  for (const destination of ['99', '31.99', '31.74.99', '99.74']) {
    expect(await ask('shippingFetch', { destination, grams: 1_000 })).toMatchObject({
      ok: false,
      code: 201,
      message: 'Please choose a destination from the list.',
    })
  }
  const unknown = await ask('shippingFetch', { destination: '31', product: randomUUID() })
  expect(unknown).toMatchObject({ ok: false, code: 404 })
  const gone = await aProduct(shop)
  await withdrawProduct(shop, gone)
  expect(await ask('shippingFetch', { destination: '31', product: gone.uuid })).toMatchObject({ code: 404 })
})

test.each([
  'grams=0',
  'grams=-5',
  'grams=1.5',
  'grams=heavy',
  'grams=',
  'grams=1000001',
  'grams=1e999',
  'grams=1000&grams=2000',
  'grams=1000&width=0',
  'grams=1000&depth=-1',
  'grams=1000&value=-1',
  'grams=1000&value=99999999999999',
  'product=aria',
  `product=${randomUUID()}&quantity=0`,
  'destination=',
  'destination=Jakarta',
  "destination=31' or '1'='1",
  'destination=31&destination=32',
])('the query %j makes no sense and is told to be wrong', async (query) => {
  expect((await sendRaw(shop, `shipping/fetch?${query}`)).envelope.meta.code).toBe(201)
})
