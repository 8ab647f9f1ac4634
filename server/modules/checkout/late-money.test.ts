import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFlashSale } from '../../testing/a-flash-sale.ts'
import { aPayingShop, type PayingShop, takenUnasked } from '../../testing/a-paying-shop.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aVoucher } from '../../testing/a-voucher.ts'
import { type AnOrder, anOrder, heardOf, storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'
import { checkBooks } from './check-books.ts'
import { expireOrders } from './expire-orders.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop()
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const hour = 60 * 60_000

/** Lets the time to pay go by. */
async function runOut({ find }: AnOrder): Promise<void> {
  shop.clock.moveOn(hour + 60_000)
  await expireOrders(shop.shop.db, shop.around)
  expect((await find()).cancelled?.reason).toBe('expired')
}

/** Whether a provider says that its page has run out is a matter of its own. */
const storyWithoutPages = async ({ placed }: AnOrder) =>
  (await storyOf(shop, placed)).filter((kind) => kind !== 'payment_expired')

const subjectsTo = async (email: string) =>
  (await shop.mails()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject)

describe.each(takenUnasked)('money of $key that comes after the order has ended', ({ method }) => {
  test('brings it back to life where the goods are still there', async () => {
    const order = await anOrder(shop, { method, stock: 1 })
    await runOut(order)
    expect(await order.stock()).toEqual({ onHand: 1, reserved: 0 })
    expect(await shop.tellPaid(order.payment)).toBe(200)
    expect(await order.find()).toMatchObject({ status: 2, payment_status: 1, cancelled: null })
    expect(await order.stock()).toEqual({ onHand: 0, reserved: 0 })
    expect(await storyWithoutPages(order)).toEqual(['placed', 'expire', 'revive'])
    expect(await shop.doRefunds()).toBe(0)
  })

  test('goes back once where they are gone, and its owner is told', async () => {
    const order = await anOrder(shop, { method, stock: 1 })
    await runOut(order)
    const other = await anOrder(shop, { method: 7, product: order.product })
    const before = (await subjectsTo(order.placed.email)).length
    expect(await shop.tellPaid(order.payment)).toBe(200)
    expect(await order.find()).toMatchObject({
      status: 1,
      payment_status: 0,
      cancelled: { reason: 'expired' },
      payment: { status: 'refund_pending' },
    })
    expect(await shop.doRefunds()).toBe(1)
    expect((await order.find()).payment.status).toBe('refunded')
    const { minor, refundedMinor } = await shop.sandbox.paymentOf(order.payment)
    expect(refundedMinor).toBe(minor)
    expect(await subjectsTo(order.placed.email)).toHaveLength(before + 1)
    expect(await storyWithoutPages(order)).toEqual(['placed', 'expire', 'paid_too_late', 'refunded'])
    expect(await other.find()).toMatchObject({ status: 1, cancelled: null })
    expect(await order.stock()).toEqual({ onHand: 1, reserved: 1 })
  })

  test('goes back where another try has paid the order already', async () => {
    const order = await anOrder(shop, { method })
    const next = method === 3 ? 4 : 3
    const retried = answered(
      await order.guest.ask('orderTransaction', { order: order.placed.id, payment_method: next }),
    )
    expect(await shop.tellPaid(retried.payment.uuid)).toBe(200)
    expect(await shop.tellPaid(order.payment)).toBe(200)
    expect(await heardOf(shop, order.payment)).toEqual(['refund'])
    expect(await shop.doRefunds()).toBe(1)
    expect(await order.find()).toMatchObject({
      status: 2,
      payment_status: 1,
      payment: { uuid: retried.payment.uuid, status: 'paid' },
    })
    const { minor, refundedMinor } = await shop.sandbox.paymentOf(order.payment)
    expect(refundedMinor).toBe(minor)
    expect((await shop.sandbox.paymentOf(retried.payment.uuid)).refundedMinor).toBe(0)
    expect(await order.stock()).toEqual({ onHand: 2, reserved: 0 })
    expect(await storyWithoutPages(order)).toEqual([
      'placed',
      'payment_retried',
      'pay',
      'paid_twice',
      'refunded',
    ])
  })

  test('pays where it is of an older try, and the newer one ends', async () => {
    const order = await anOrder(shop, { method })
    const retried = answered(
      await order.guest.ask('orderTransaction', { order: order.placed.id, payment_method: 7 }),
    )
    expect(retried.payment.status).toBe('open')
    expect(await shop.tellPaid(order.payment)).toBe(200)
    expect(await order.find()).toMatchObject({
      payment_status: 1,
      payment: { uuid: order.payment, status: 'paid', unique_code: 0 },
      amount: order.placed.amount,
    })
    const rows = await runSql(shop, 'select status from payments where uuid = $1', [retried.payment.uuid])
    expect(rows).toEqual([{ status: 'cancelled' }])
  })
})

test('what somebody has approved at PayPal is not taken for an order that has ended or was paid otherwise', async () => {
  const ended = await anOrder(shop, { method: 4 })
  await runOut(ended)
  const other = await anOrder(shop, { method: 4 })
  const retried = answered(
    await other.guest.ask('orderTransaction', { order: other.placed.id, payment_method: 3 }),
  )
  await shop.tellPaid(retried.payment.uuid)
  for (const { payment } of [ended, other]) {
    expect(await shop.tellPaid(payment)).toBe(200)
    expect(await heardOf(shop, payment)).toEqual(['open'])
  }
  expect((await ended.find()).cancelled?.reason).toBe('expired')
  expect((await other.find()).payment.uuid).toBe(retried.payment.uuid)
  expect(await shop.doRefunds()).toBe(0)
})

test('an order that comes back to life keeps its price; where its flash price has gone to others, the money goes back', async () => {
  const product = await aProduct(shop, { defaultPrice: 2_000_000, stock: 5 })
  const variant = product.variants[0]?.id ?? 0
  await aFlashSale(shop, [{ id: variant, price: 1_000_000, quota: 1 }], { endsIn: 600 })
  const order = await anOrder(shop, { product })
  expect(order.placed.totals.items).toBe(1_000_000)
  const sold = async () =>
    Number(
      (await runSql(shop, 'select sold from flash_sale_items where inventory_id = $1', [variant]))[0]?.sold,
    )
  expect(await sold()).toBe(1)
  await runOut(order)
  expect(await sold()).toBe(0)
  const taken = await anOrder(shop, { product })
  expect(taken.placed.totals.items).toBe(1_000_000)
  expect(await shop.tellPaid(order.payment)).toBe(200)
  expect(await order.find()).toMatchObject({ payment_status: 0, payment: { status: 'refund_pending' } })
  expect(await shop.doRefunds()).toBe(1)
  expect(await sold()).toBe(1)
  await runOut(taken)
  expect(await sold()).toBe(0)
  expect(await shop.tellPaid(taken.payment)).toBe(200)
  expect(await taken.find()).toMatchObject({ payment_status: 1, amount: taken.placed.amount })
  expect(await sold()).toBe(1)
})

test('a voucher comes back with its order where a unit is left; without one the money goes back', async () => {
  const voucher = await aVoucher(shop, { quota: 1 })
  const used = async () =>
    Number((await runSql(shop, 'select used from vouchers where code = $1', [voucher]))[0]?.used)
  const first = await anOrder(shop, { voucher })
  expect(await used()).toBe(1)
  await runOut(first)
  expect(await used()).toBe(0)
  const second = await anOrder(shop, { voucher })
  expect(await used()).toBe(1)
  expect(await shop.tellPaid(first.payment)).toBe(200)
  expect(await first.find()).toMatchObject({ payment_status: 0, payment: { status: 'refund_pending' } })
  expect(await shop.doRefunds()).toBe(1)
  expect(await used()).toBe(1)
  await runOut(second)
  await shop.tellPaid(second.payment)
  expect((await second.find()).payment_status).toBe(1)
  expect(await used()).toBe(1)
})

test('an order that ended more than a day ago does not come back, whatever is still there', async () => {
  const order = await anOrder(shop, {})
  await runOut(order)
  shop.clock.moveOn(24 * hour + 1)
  expect(await shop.tellPaid(order.payment)).toBe(200)
  expect(await order.find()).toMatchObject({ payment_status: 0, payment: { status: 'refund_pending' } })
  expect(await shop.doRefunds()).toBe(1)
})
