import { randomUUID } from 'node:crypto'
import { cartUpdateShipping } from '@gema/contract/calls/cart.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cartOf, putIntoCart } from '../../testing/a-cart.ts'
import { aGuest, type Guest } from '../../testing/a-guest.ts'
import { type AProduct, aProduct } from '../../testing/a-product.ts'
import { postedText, sendRaw } from '../../testing/a-request.ts'
import { aStore } from '../../testing/a-shelf.ts'
import { someShippingServices } from '../../testing/a-shipping-service.ts'
import { aSignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { anAddress } from '../../testing/an-address.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let own: AProduct
let theirs: AProduct
let fleet = ''
let courier = ''
beforeAll(async () => {
  shop = await startTestShop()
  await someRegions(shop)
  const storeId = await aStore(shop, { slug: 'mitra-satu', name: 'Mitra Satu', kind: 'partner' })
  own = await aProduct(shop, { defaultPrice: 1_500_000 })
  theirs = await aProduct(shop, { defaultPrice: 500_000, storeId })
})
beforeEach(async () => {
  await clearTables(shop, 'carts', 'shipping_services')
  const uuids = await someShippingServices(
    shop,
    { kind: 'own_fleet', courier: 'Gema', regions: ['31'], price: 45_000, freeAbove: 2_000_000 },
    { price: 20_000, insuranceBasisPoints: 20, regions: ['31', '32.76'] },
  )
  fleet = uuids[0] ?? ''
  courier = uuids[1] ?? ''
})
afterAll(() => shop.close())

const cilandak = '31.74.06.1001'
const goTo = async ({ ask }: Pick<Guest, 'ask'>, destination: string) =>
  answered(await ask('cartUpdateShipping', { destination }))

test('without a destination there is no price, and the cart asks for one', async () => {
  const guest = aGuest(shop)
  const cart = await putIntoCart(guest, own)
  expect(cart).toMatchObject({ totals: { shipping: 0, total: 1_500_000 }, free_shipping: null })
  expect(cart.shipping).toMatchObject({
    ...{ destination: null, is_complete: false, message: 'Please add an address first.' },
    parcels: [{ offers: [], chosen: null, message: null }],
  })
  const { shipping } = answered(await guest.askIn('id')('cartFind', {}))
  expect(shipping.message).toBe('Tambahkan alamat terlebih dahulu.')
})

test('each store sends a parcel of its own, by the first way until another is chosen', async () => {
  const guest = aGuest(shop)
  await putIntoCart(guest, own)
  await putIntoCart(guest, theirs, { quantity: 2 })
  const cart = await goTo(guest, cilandak)
  expect(cartUpdateShipping.data.safeParse(cart).error).toBeUndefined()
  expect(cart.shipping).toMatchObject({
    destination: {
      code: cilandak,
      name: 'Cilandak Barat, Cilandak, Kota Administrasi Jakarta Selatan, DKI Jakarta',
    },
    is_complete: true,
    message: null,
    parcels: [
      {
        store: 'gema-uji',
        units: 1,
        grams: 5_000,
        chosen: fleet,
        offers: [{ uuid: fleet }, { uuid: courier }],
      },
      { store: 'mitra-satu', units: 2, grams: 10_000, chosen: courier, offers: [{ uuid: courier }] },
    ],
  })
  expect(cart.totals).toMatchObject({ shipping: 65_000, total: 2_565_000 })
  expect(cart.free_shipping).toEqual({ service: 'Regular', above: 2_000_000, missing: 500_000 })
  const chosen = answered(
    await guest.ask('cartUpdateShipping', {
      deliveries: [{ store: 'gema-uji', service: courier, is_insured: true }],
    }),
  )
  expect(chosen.shipping.parcels).toMatchObject([
    { chosen: courier, is_insured: true },
    { is_insured: false },
  ])
  expect(chosen.totals).toMatchObject({ shipping: 40_000, insurance: 3_000, total: 2_543_000 })
})

test('enough goods are brought for nothing, and that is counted as saved', async () => {
  const guest = aGuest(shop)
  await putIntoCart(guest, own, { quantity: 2 })
  const cart = await goTo(guest, cilandak)
  expect(cart.shipping.parcels).toMatchObject([{ offers: [{ price: 0, full_price: 45_000 }, {}] }])
  expect(cart).toMatchObject({
    totals: { shipping: 0, total: 3_000_000, saved: 45_000 },
    free_shipping: { missing: 0 },
  })
})

test('a way that is chosen stays chosen while it is offered, and the first one takes its place', async () => {
  const guest = aGuest(shop)
  await putIntoCart(guest, own)
  await goTo(guest, cilandak)
  const deliveries = [{ store: 'gema-uji', service: fleet }]
  answered(await guest.ask('cartUpdateShipping', { deliveries }))
  expect((await goTo(guest, '32.76.06.1003')).shipping.parcels).toMatchObject([{ chosen: courier }])
  expect((await goTo(guest, cilandak)).shipping.parcels).toMatchObject([{ chosen: fleet }])
})

test('insurance is only paid for where there is one', async () => {
  const guest = aGuest(shop)
  await putIntoCart(guest, own)
  await goTo(guest, cilandak)
  const deliveries = [{ store: 'gema-uji', service: fleet, is_insured: true }]
  const cart = answered(await guest.ask('cartUpdateShipping', { deliveries }))
  expect(cart.shipping.parcels).toMatchObject([{ is_insured: false }])
  expect(cart.totals.insurance).toBe(0)
})

test('every unit weighs, and takes the room that it takes', async () => {
  const weights = async (product: AProduct, quantity: number) => {
    const guest = aGuest(shop)
    await putIntoCart(guest, product, { quantity })
    const [parcel] = (await goTo(guest, cilandak)).shipping.parcels
    return parcel?.offers.map((offer) => offer.chargeable_grams)
  }
  expect(await weights(own, 3)).toEqual([15_000, 15_000])
  // 120 litres each, of which a courier counts six as a kilogram.
  const bulky = await aProduct(shop, { packedWidthMm: 600, packedHeightMm: 500, packedDepthMm: 400 })
  expect(await weights(bulky, 1)).toEqual([20_000, 20_000])
  expect(await weights(bulky, 3)).toEqual([60_000, 60_000])
})

test('a region that nobody goes to is named', async () => {
  const guest = aGuest(shop)
  await putIntoCart(guest, own)
  const sentence = (cart: Awaited<ReturnType<typeof cartOf>>) => [
    cart.shipping.is_complete,
    cart.shipping.message,
    cart.shipping.parcels[0]?.message,
  ]
  expect(sentence(await goTo(guest, '32'))).toEqual([
    false,
    'Shipping is not available',
    'This product can not be shipped to Jawa Barat Indonesia',
  ])
  expect(sentence(answered(await guest.askIn('id')('cartFind', {})))).toEqual([
    false,
    'Pengiriman tidak tersedia',
    'Produk ini tidak dapat dikirim ke Jawa Barat Indonesia',
  ])
})

test('a customer’s cart goes to the default address until something else is said', async () => {
  const customer = await aSignedInCustomer(shop)
  await putIntoCart(customer, own)
  expect((await cartOf(customer)).shipping.destination).toBeNull()
  answered(await customer.ask('userAddressStore', anAddress()))
  expect((await cartOf(customer)).shipping.destination).toMatchObject({ code: cilandak })
  await goTo(customer, '32.76')
  expect((await cartOf(customer)).shipping.destination).toMatchObject({ code: '32.76' })
})

test('what is no place, and what is not offered for a parcel, is refused and changes nothing', async () => {
  const guest = aGuest(shop)
  await putIntoCart(guest, own)
  await goTo(guest, cilandak)
  const before = await cartOf(guest)
  for (const destination of ['99', '31.99', '31.74.06.9999']) {
    expect(await guest.ask('cartUpdateShipping', { destination })).toMatchObject({
      code: 201,
      fields: [{ field: 'destination', message: 'Please choose a destination from the list.' }],
    })
  }
  for (const delivery of [
    { store: 'gema-uji', service: randomUUID() },
    { store: 'mitra-satu', service: courier },
    { store: 'nowhere', service: courier },
  ]) {
    const refused = await guest.ask('cartUpdateShipping', {
      destination: '31.74',
      deliveries: [{ store: 'gema-uji', service: courier }, delivery],
    })
    expect(refused).toMatchObject({ code: 201, form: ['Shipping is not available'] })
  }
  for (const body of ['{"destination":"Jakarta"}', '{"deliveries":[{"store":"gema-uji"}]}'])
    expect(
      (await sendRaw(shop, 'cart/update-shipping', postedText(body, guest.headers))).envelope.meta.code,
    ).toBe(201)
  expect(await cartOf(guest)).toEqual(before)
})
