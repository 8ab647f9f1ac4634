import type { Ask } from '@gema/contract/client.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cartOf, putIntoCart } from '../../testing/a-cart.ts'
import { aCheckout, fillCart, readyForOrders } from '../../testing/a-checkout.ts'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aGuest } from '../../testing/a-guest.ts'
import { type AProduct, aProduct } from '../../testing/a-product.ts'
import { shelf } from '../../testing/a-shelf.ts'
import { someShippingServices } from '../../testing/a-shipping-service.ts'
import { aSignedInCustomer, type SignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { anAddOn } from '../../testing/an-add-on.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { limitRequests } from '../../testing/limit-requests.ts'
import { runSql } from '../../testing/run-sql.ts'
import { someRegions } from '../../testing/some-regions.ts'
import { someVouchers } from '../../testing/some-vouchers.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let product: AProduct
beforeAll(async () => {
  shop = await startTestShop()
  await limitRequests(shop, 'changing', { requests: 5_000, seconds: 60 })
  await someRegions(shop)
  const installation = await anAddOn(shop)
  product = await aProduct(shop, { defaultPrice: 1_000_003, addOnUuids: [installation], stock: 50 })
})
beforeEach(() => clearTables(shop, 'vouchers', 'flash_sales'))
afterAll(() => shop.close())

const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * 24 * 60 * 60 * 1000)

test('a voucher takes its percent off goods alone, rounded down, however its code was typed', async () => {
  await someVouchers(shop, { code: 'TENTH', kind: 'percent', amount: 10, isPublic: false })
  const guest = aGuest(shop)
  const { cart } = await putIntoCart(guest, product)
  const service = cart[0]?.add_ons[0]
  await guest.ask('cartUpdateAddservice', { cart_id: cart[0]?.cart_id ?? '', checked: [service?.uuid ?? ''] })
  const shown = answered(await guest.ask('cartUpdate', { voucher: ' tenth ' }))
  expect(shown.voucher).toEqual({
    ...{ code: 'TENTH', name: 'Voucher TENTH', discount: 100_000, applies: true, message: null },
    missing: null,
  })
  expect(shown.totals).toMatchObject({ voucher_discount: 100_000, total: 1_000_003 + 350_000 - 100_000 })
  const without = answered(await guest.ask('cartUpdate', { voucher: null }))
  expect(without).toMatchObject({ voucher: null, totals: { voucher_discount: 0 } })
})

test('a voucher that does not fit yet waits in the cart, and says what is missing', async () => {
  await someVouchers(shop, { code: 'MINIMUM', minimumSpend: 2_500_000 })
  const guest = aGuest(shop)
  answered(await guest.ask('cartUpdate', { voucher: 'MINIMUM' }))
  const one = await putIntoCart(guest, product)
  expect(one.voucher).toMatchObject({
    ...{ applies: false, discount: 0, missing: 1_499_997 },
    message: 'Minimum Rp\u00A02.500.000, Rp\u00A01.499.997 to go.',
  })
  expect(answered(await guest.askIn('id')('cartFind', {})).voucher?.message).toBe(
    'Minimum Rp\u00A02.500.000, kurang Rp\u00A01.499.997 lagi.',
  )
  const three = await putIntoCart(guest, product, { quantity: 2 })
  expect(three.voucher).toMatchObject({ applies: true, discount: 50_000, message: null, missing: null })
  const unchecked = three.cart.map(({ cart_id }) => cart_id)
  const none = answered(await guest.ask('cartUpdate', { unchecked }))
  expect(none.voucher).toMatchObject({
    applies: false,
    message: 'Select at least one product to check out.',
  })
})

test('a voucher that somebody cannot use is refused with the reason, and the cart keeps what it has', async () => {
  const vouchers = [
    { code: 'OVER', endsAt: inDays(-0.5) },
    { code: 'LATER', startsAt: inDays(0.5) },
    { code: 'SECRETLATER', startsAt: inDays(0.5), isPublic: false },
    { code: 'EMPTY', quota: 2, used: 2 },
    { code: 'GOOD' },
  ]
  await someVouchers(shop, ...vouchers)
  const guest = aGuest(shop)
  await putIntoCart(guest, product)
  answered(await guest.ask('cartUpdate', { voucher: 'GOOD' }))
  const unknown = 'We do not know this code. Check for typing errors.'
  const reasons = {
    NOSUCH: unknown,
    SECRETLATER: unknown,
    EMPTY: 'All of these vouchers have been used.',
  }
  for (const [voucher, message] of Object.entries(reasons)) {
    expect(await guest.ask('cartUpdate', { voucher })).toMatchObject({
      code: 201,
      fields: [{ field: 'voucher', message }],
    })
  }
  const over = await guest.ask('cartUpdate', { voucher: 'OVER' })
  expect(over).toMatchObject({ form: [expect.stringMatching(/^This voucher ended on 1\d November, /)] })
  const later = await guest.askIn('id')('cartUpdate', { voucher: 'LATER' })
  expect(later).toMatchObject({ form: [expect.stringMatching(/^Voucher ini mulai berlaku 1\d November, /)] })
  expect((await cartOf(guest)).voucher).toMatchObject({ code: 'GOOD', applies: true })
})

test('a voucher that ends while it is in the cart says so, and one that is gone altogether is not forgotten', async () => {
  await someVouchers(shop, { code: 'ENDING', endsAt: inDays(0.1) })
  const guest = aGuest(shop)
  await putIntoCart(guest, product)
  await guest.ask('cartUpdate', { voucher: 'ENDING' })
  shop.clock.moveOn(0.2 * 24 * 60 * 60 * 1000)
  expect((await cartOf(guest)).voucher).toMatchObject({
    applies: false,
    message: expect.stringMatching(/^This voucher ended on/),
  })
  await clearTables(shop, 'vouchers')
  expect(await cartOf(guest)).toMatchObject({
    voucher: { code: 'ENDING', applies: false, discount: 0 },
    totals: { voucher_discount: 0 },
  })
})

test('products at a flash price do not count, and that is said', async () => {
  const flash = await aProduct(shop)
  await aFlashSale(shop, [{ id: flash.variants[0]?.id ?? 0, price: 800_000 }])
  await someVouchers(shop, { code: 'TENTH', kind: 'percent', amount: 10 })
  const guest = aGuest(shop)
  await guest.ask('cartUpdate', { voucher: 'TENTH' })
  const message = 'Products at a flash price do not count towards vouchers.'
  expect((await putIntoCart(guest, flash)).voucher).toMatchObject({ applies: false, discount: 0, message })
  expect((await putIntoCart(guest, product)).voucher).toMatchObject({
    applies: true,
    discount: 100_000,
    message,
  })
})

test('a voucher for other products is of no use', async () => {
  const scope = { kind: 'category' as const, uuids: [shelf.neighbourUuid] }
  await someVouchers(shop, { code: 'SUBS', scope })
  const guest = aGuest(shop)
  await putIntoCart(guest, product)
  const shown = answered(await guest.ask('cartUpdate', { voucher: 'SUBS' }))
  expect(shown.voucher).toMatchObject({ applies: false, message: 'This voucher is for other products.' })
})

test('a free delivery is paid up to its amount', async () => {
  await someShippingServices(shop, { price: 45_000 })
  await someVouchers(shop, { code: 'FREE', kind: 'free_shipping', amount: 30_000 })
  const guest = aGuest(shop)
  await putIntoCart(guest, product)
  const before = answered(await guest.ask('cartUpdate', { voucher: 'FREE' }))
  expect(before.voucher).toMatchObject({ applies: true, discount: 0 })
  const shown = answered(await guest.ask('cartUpdateShipping', { destination: '31.74' }))
  expect(shown.voucher).toMatchObject({ applies: true, discount: 30_000 })
  expect(shown.totals).toMatchObject({
    ...{ shipping: 45_000, shipping_discount: 30_000, voucher_discount: 0, total: 1_015_003 },
  })
})

/** Buys the product with a voucher, to be paid by bank transfer. */
async function buyWith(voucher: string, { ask }: { ask: Ask }, email?: string): Promise<void> {
  await fillCart(ask, product.variants[0]?.uuid ?? '')
  const { totals } = answered(await ask('cartUpdate', { voucher }))
  answered(await ask('checkoutStore', aCheckout(totals.total, email === undefined ? {} : { email })))
}

test('who has used it cannot again, a customer by the account, guests by their e-mail; a first order is one of an account', async () => {
  await readyForOrders(shop)
  await someVouchers(
    shop,
    { code: 'ONCE' },
    { code: 'TWICE', perCustomer: 2 },
    { code: 'FIRST', scope: { kind: 'first_order' } },
  )
  const [sari, bima] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
  const set = async (customer: SignedInCustomer, voucher: string) => {
    const answer = await customer.ask('cartUpdate', { voucher })
    return answer.ok ? 'done' : answer.message
  }
  expect(await set(sari, 'FIRST')).toBe('done')
  await buyWith('TWICE', sari)
  await buyWith('ONCE', sari)
  // What a stranger does with somebody's e-mail takes nothing from them.
  await buyWith('ONCE', aGuest(shop), bima.customer.email)
  expect(await set(bima, 'ONCE')).toBe('done')
  expect(await set(bima, 'FIRST')).toBe('done')
  expect(await set(sari, 'TWICE')).toBe('done')
  expect(await set(sari, 'ONCE')).toBe('You have used this voucher already.')
  const first = 'This voucher is for the first order with an account.'
  expect(await set(sari, 'FIRST')).toBe(first)
  expect(await aGuest(shop).ask('cartUpdate', { voucher: 'FIRST' })).toMatchObject({ message: first })
  await runSql(shop, 'update voucher_uses set given_back_at = now()')
  expect(await set(sari, 'ONCE')).toBe('done')
})

test('a voucher that was used up elsewhere stops to apply in the cart', async () => {
  await readyForOrders(shop)
  await someVouchers(shop, { code: 'LAST', quota: 1 })
  const guest = aGuest(shop)
  await putIntoCart(guest, product)
  await guest.ask('cartUpdate', { voucher: 'LAST' })
  await buyWith('LAST', aGuest(shop))
  expect(await cartOf(guest)).toMatchObject({
    voucher: { applies: false, message: 'All of these vouchers have been used.' },
    totals: { voucher_discount: 0, total: 1_000_003 },
  })
})
