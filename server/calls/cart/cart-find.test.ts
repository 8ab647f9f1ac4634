import { cartFind } from '@gema/contract/calls/cart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBundle } from '../../testing/a-bundle.ts'
import { cartOf, lineOf, noticesOf, putIntoCart } from '../../testing/a-cart.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { type AProduct, aProduct, someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { aStore } from '../../testing/a-shelf.ts'
import { someShippingServices } from '../../testing/a-shipping-service.ts'
import { anAddOn } from '../../testing/an-add-on.ts'
import { answered } from '../../testing/answered.ts'
import { queriesOf } from '../../testing/count-queries.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { someVouchers } from '../../testing/some-vouchers.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
  await limitRequests(shop, 'changing', { requests: 5_000, seconds: 60 })
  await someRegions(shop)
})
afterAll(() => shop.close())

const setPrice = ({ id }: AProduct, price: number) =>
  runSql(shop, 'update products set default_price = $2 where id = $1', [id, price])
const setStock = ({ variants }: AProduct, units: number) =>
  runSql(shop, 'update inventory_stock set on_hand = $2 where inventory_id = $1', [variants[0]?.id, units])
const variantId = ({ variants }: AProduct) => variants[0]?.id ?? 0

test('who has never put anything in has an empty cart, and none is made for them', async () => {
  const empty = await cartOf(aGuest(shop))
  expect(cartFind.data.safeParse(empty).error).toBeUndefined()
  expect(empty).toMatchObject({
    revision: 0,
    cart: [],
    stores: [],
    count: 0,
    totals: { total: 0 },
    voucher: null,
  })
  expect(await runSql(shop, 'select id from carts')).toEqual([])
})

test('a price that has changed since is told with both prices, and counts at once', async () => {
  const product = await aProduct(shop)
  const guest = aGuest(shop)
  await putIntoCart(guest, product, { quantity: 2 })
  await setPrice(product, 1_150_000)
  const cart = await cartOf(guest)
  expect(lineOf(cart, product).notices).toEqual([
    { kind: 'price_up', message: 'The price went up from Rp\u00A01.000.000 to Rp\u00A01.150.000.' },
  ])
  expect(cart.totals.total).toBe(2_300_000)
  await setPrice(product, 900_000)
  const inIndonesian = answered(await guest.askIn('id')('cartFind', {}))
  expect(lineOf(inIndonesian, product).notices).toEqual([
    { kind: 'price_down', message: 'Harganya turun dari Rp\u00A01.000.000 menjadi Rp\u00A0900.000.' },
  ])
})

test('what can no longer be had says why, and counts for nothing', async () => {
  const [sold, fewer, gone, fine] = await someProducts(shop, 4)
  if (!sold || !fewer || !gone || !fine) throw new Error('no products')
  const guest = aGuest(shop)
  for (const product of [sold, fewer, gone, fine]) await putIntoCart(guest, product, { quantity: 4 })
  await setStock(sold, 0)
  await setStock(fewer, 2)
  await withdrawProduct(shop, gone)
  const cart = await cartOf(guest)
  expect(lineOf(cart, sold)).toMatchObject({
    is_available: false,
    notices: [{ kind: 'out_of_stock', message: 'Out of stock at the moment.' }],
  })
  expect(lineOf(cart, fewer)).toMatchObject({
    ...{ is_available: false, stock: 2 },
    notices: [{ kind: 'too_many', message: 'Only 2 left. Please lower the quantity.' }],
  })
  expect(lineOf(cart, gone)).toMatchObject({ is_available: false, notices: [{ kind: 'not_sold' }] })
  expect(cart).toMatchObject({ count: 16, totals: { units: 4, items: 4_000_000, total: 4_000_000 } })
  expect(cart.shipping.parcels).toMatchObject([{ units: 4, grams: 20_000 }])
  await setStock(fine, 3)
  await guest.ask('cartUpdate', { quantities: [{ cart_id: lineOf(cart, fine).cart_id, quantity: 3 }] })
  expect(lineOf(await cartOf(guest), fine)).toMatchObject({
    is_available: true,
    notices: [{ kind: 'low_stock' }],
  })
})

test('a flash price counts while all units fit its limits, else all are at the usual price', async () => {
  const product = await aProduct(shop, { stock: 20 })
  await aFlashSale(shop, [{ id: variantId(product), price: 700_000, quota: 10, sold: 0 }])
  const guest = aGuest(shop)
  const two = await putIntoCart(guest, product, { quantity: 2 })
  expect(lineOf(two, product)).toMatchObject({ pricing: { price: 700_000, selling: 1_000_000 }, notices: [] })
  expect(lineOf(two, product).pricing.end_time).not.toBeNull()
  const three = await putIntoCart(guest, product)
  expect(lineOf(three, product)).toMatchObject({
    pricing: { price: 1_000_000, end_time: null },
    line_total: 3_000_000,
    notices: [
      {
        kind: 'flash_limit',
        message: 'The flash price is for at most 2. More than that are at the usual price, all of them.',
      },
    ],
  })
  shop.clock.moveOn(60 * 60_000)
  expect(noticesOf(lineOf(await cartOf(guest), product))).toEqual([])
})

test('a flash price ends with its sale and with its last unit, and that is a changed price', async () => {
  const product = await aProduct(shop, { stock: 20 })
  await aFlashSale(shop, [{ id: variantId(product), price: 700_000, quota: 2 }])
  const guest = aGuest(shop)
  await putIntoCart(guest, product)
  await runSql(shop, 'update flash_sale_items set sold = quota where inventory_id = $1', [variantId(product)])
  const line = lineOf(await cartOf(guest), product)
  expect(line.pricing.price).toBe(1_000_000)
  expect(noticesOf(line)).toEqual(['price_up'])
})

test('a bundle ends when a part goes, is unselected or sells out, and the rest stays at its own price', async () => {
  const amplifier = await aProduct(shop, { defaultPrice: 6_000_000 })
  const microphone = await aProduct(shop, { defaultPrice: 2_000_000 })
  const bundle = await aBundle(shop, [{ product: amplifier }, { product: microphone }])
  const guest = aGuest(shop)
  const whole = answered(await guest.ask('cartStore', { bundle }))
  const part = lineOf(whole, microphone).cart_id
  const ended = async (total: number) => {
    const cart = await cartOf(guest)
    expect(lineOf(cart, amplifier).bundle).toMatchObject({ holds: false, discount: 0 })
    expect(noticesOf(lineOf(cart, amplifier))).toContain('bundle_ended')
    expect(cart.totals).toMatchObject({ bundle_discount: 0, total })
  }
  await guest.ask('cartDelete', { id: [part] })
  await ended(6_000_000)
  await guest.ask('cartUpdate', { restored: [part] })
  expect((await cartOf(guest)).totals).toEqual(whole.totals)
  await guest.ask('cartUpdate', { unchecked: [part] })
  await ended(6_000_000)
  await guest.ask('cartUpdate', { checked: [part] })
  await setStock(microphone, 0)
  await ended(6_000_000)
  await setStock(microphone, 5)
  await runSql(shop, 'delete from bundles where uuid = $1', [bundle])
  const without = await cartOf(guest)
  expect(lineOf(without, amplifier)).toMatchObject({ bundle: null, notices: [{ kind: 'bundle_ended' }] })
  expect(without.totals.total).toBe(8_000_000)
})

test('a bundle that is not selected at all is not told to have ended', async () => {
  const [one, other] = await someProducts(shop, 2)
  if (!one || !other) throw new Error('no products')
  const bundle = await aBundle(shop, [{ product: one }, { product: other }])
  const guest = aGuest(shop)
  const { cart } = answered(await guest.ask('cartStore', { bundle }))
  const off = answered(await guest.ask('cartUpdate', { unchecked: cart.map(({ cart_id }) => cart_id) }))
  expect(off.cart.map((line) => [line.bundle?.holds, line.notices])).toEqual([
    [true, []],
    [true, []],
  ])
  expect(off.totals).toMatchObject({ total: 0, bundle_discount: 0 })
})

test('as many queries for forty lines as for two, with everything that a cart can have', async () => {
  const installation = await anAddOn(shop)
  const partner = await aStore(shop, { slug: 'mitra-satu', name: 'Mitra Satu', kind: 'partner' })
  await someShippingServices(shop, { kind: 'own_fleet', courier: 'Gema' }, {})
  await someVouchers(shop, { code: 'MANY' })
  const own = await someProducts(shop, 20, { addOnUuids: [installation] })
  const theirs = await someProducts(shop, 20, { addOnUuids: [installation], storeId: partner })
  const [one, two, ...others] = [own[0], theirs[0], ...own.slice(1), ...theirs.slice(1)]
  if (!one || !two) throw new Error('no products')
  const bundle = await aBundle(shop, [{ product: one }, { product: two }])
  await aFlashSale(shop, [{ id: variantId(one), price: 500_000 }])
  const guest = aGuest(shop)
  await guest.ask('cartStore', { bundle, add_ons: [installation] })
  await guest.ask('cartUpdate', { voucher: 'MANY' })
  await guest.ask('cartUpdateShipping', { destination: '31.74.06.1001' })
  const few = await queriesOf(shop, () => cartOf(guest))
  for (const product of others) if (product) await putIntoCart(guest, product, { add_ons: [installation] })
  expect((await cartOf(guest)).cart).toHaveLength(40)
  const many = await queriesOf(shop, () => cartOf(guest))
  expect(many).toHaveLength(few.length)
  expect(few.length).toBeLessThanOrEqual(12)
})
