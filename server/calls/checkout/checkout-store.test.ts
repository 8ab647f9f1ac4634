import { checkoutStore } from '@gema/contract/calls/checkout.ts'
import { cartState } from '@gema/contract/shapes/cart.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBooks } from '../../modules/checkout/checkout.ts'
import { aCheckout, fillCart, readyForOrders } from '../../testing/a-checkout.ts'
import { aGuest, type Guest } from '../../testing/a-guest.ts'
import { aPaymentSandbox, type TestSandbox } from '../../testing/a-payment-sandbox.ts'
import { type AProduct, aProduct } from '../../testing/a-product.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
let sandbox: TestSandbox
let product: AProduct
let guest: Guest
beforeAll(async () => {
  shop = await startTestShop()
  await readyForOrders(shop)
  sandbox = aPaymentSandbox(shop)
})
beforeEach(async () => {
  product = await aProduct(shop, { defaultPrice: 1_500_000, stock: 3 })
  guest = aGuest(shop)
})
afterAll(() => shop.close())

const variant = () => product.variants[0]?.uuid ?? ''
const stockOf = async () => {
  const [row] = await runSql(shop, 'select on_hand, reserved from inventory_stock where inventory_id = $1', [
    product.variants[0]?.id,
  ])
  return { onHand: Number(row?.on_hand), reserved: Number(row?.reserved) }
}

test('an order holds its units, empties the cart of what was bought, and tells what to do', async () => {
  const total = await fillCart(guest.ask, variant(), 2)
  const order = answered(await guest.ask('checkoutStore', aCheckout(total, { note: 'Pagar hitam' })))
  expect(checkoutStore.data.safeParse(order).error).toBeUndefined()
  expect(order).toMatchObject({
    status: 1,
    payment_status: 0,
    email: 'sari@surel.example',
    note: 'Pagar hitam',
    lines: [{ quantity: 2, unit_price: 1_500_000, total: 3_000_000 }],
    payment: { method: 7, key: 'bank-transfer', status: 'open', bank_accounts: [{ bank: 'Bank Nusa' }] },
  })
  expect(order.number).toMatch(/^GM-\d{4}-\d{6}$/)
  const code = order.payment.unique_code
  expect(code).toBeGreaterThanOrEqual(1)
  expect(code).toBeLessThanOrEqual(999)
  expect(order.amount).toBe(total + code)
  expect(await stockOf()).toEqual({ onHand: 3, reserved: 2 })
  expect(answered(await guest.ask('cartFind', {})).cart).toEqual([])
  const [mail] = await shop.mails()
  expect(mail?.recipient).toBe('sari@surel.example')
  expect(mail?.text).toContain(order.number)
  expect(await checkBooks(shop.shop.db)).toEqual([])
})

test('where the door is goes along with the order', async () => {
  const total = await fillCart(guest.ask, variant())
  const wish = aCheckout(total)
  const pin = { latitude: -6.29, longitude: 106.8 }
  if (wish.address !== undefined) wish.address.pin = pin
  expect(answered(await guest.ask('checkoutStore', wish)).address).toMatchObject({ postcode: '12430', pin })
})

test('a total that moved is shown, not charged: nothing is made', async () => {
  const total = await fillCart(guest.ask, variant())
  await runSql(shop, 'update products set default_price = 1700000 where id = $1', [product.id])
  const answer = await guest.ask('checkoutStore', aCheckout(total))
  expect(answer).toMatchObject({ ok: false, code: 409 })
  const { quote } = (answer as { data: { quote: unknown } }).data
  expect(cartState.safeParse(quote).error).toBeUndefined()
  expect(quote).toMatchObject({ totals: { total: total + 200_000 } })
  expect(await stockOf()).toEqual({ onHand: 3, reserved: 0 })
  expect(answered(await guest.ask('checkoutStore', aCheckout(total + 200_000))).amount).toBeGreaterThan(total)
})

test('a total that has become lower is shown as well: a price may have ended, and a voucher with it', async () => {
  const total = await fillCart(guest.ask, variant())
  await runSql(shop, 'update products set default_price = 1300000 where id = $1', [product.id])
  expect(await guest.ask('checkoutStore', aCheckout(total))).toMatchObject({
    ...{ ok: false, code: 409 },
    data: { quote: { totals: { total: total - 200_000 } } },
  })
  expect(await stockOf()).toEqual({ onHand: 3, reserved: 0 })
})

test('the same key answers the same order, and with other contents it is refused', async () => {
  const total = await fillCart(guest.ask, variant())
  const wish = aCheckout(total)
  const first = answered(await guest.ask('checkoutStore', wish))
  const again = answered(await guest.ask('checkoutStore', wish))
  expect(again.id).toBe(first.id)
  expect(again.amount).toBe(first.amount)
  const other = await guest.ask('checkoutStore', { ...wish, note: 'something else' })
  expect(other).toMatchObject({ ok: false, code: 409 })
  expect(await stockOf()).toEqual({ onHand: 3, reserved: 1 })
})

test('an online payment leads to the provider, and the provider’s word makes it paid', async () => {
  const total = await fillCart(guest.ask, variant())
  const order = answered(await guest.ask('checkoutStore', aCheckout(total, { payment_method: 3 })))
  expect(order.payment.paying_place?.url).toContain('/demo/payments/stripe/pay/')
  const said = answered(await guest.ask('orderPaymentDone', { order: order.id }))
  expect(said.payment_status).toBe(0)
  await sandbox.pay(order.payment.uuid)
  const paid = answered(await guest.ask('orderFind', { order: order.id }))
  expect(paid).toMatchObject({ status: 2, payment_status: 1, payment: { status: 'paid' } })
  expect(await stockOf()).toEqual({ onHand: 2, reserved: 0 })
  expect(await checkBooks(shop.shop.db)).toEqual([])
})

test('somebody else’s order is not there', async () => {
  const total = await fillCart(guest.ask, variant())
  const order = answered(await guest.ask('checkoutStore', aCheckout(total)))
  const stranger = aGuest(shop)
  for (const ask of [stranger.ask, shop.askAs({ token: 'guest_0123456789abcdef' })]) {
    expect(await ask('orderFind', { order: order.id })).toMatchObject({ ok: false, code: 404 })
    expect(await ask('orderPaymentDone', { order: order.id })).toMatchObject({ code: 404 })
    expect(await ask('orderTransaction', { order: order.id, payment_method: 3 })).toMatchObject({ code: 404 })
    expect(await ask('orderFind', { order: order.id, key: 'nonsense' })).toMatchObject({ code: 404 })
  }
  const key = shop.shop.sealer.keyFor(`order:${order.id}`)
  expect(answered(await stranger.ask('orderFind', { order: order.id, key })).number).toBe(order.number)
})
