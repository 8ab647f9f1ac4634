import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asFullOrder, type FullOrder } from '../../testing/a-full-order.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aStockedShop, type StockedShop } from '../../testing/a-stocked-shop.ts'
import { aVoucher } from '../../testing/a-voucher.ts'
import { anOrder } from '../../testing/an-order.ts'
import { bank } from '../../testing/order-deeds.ts'
import { orderAt, take } from '../../testing/walk-an-order.ts'
import { checkBooks } from '../checkout/checkout.ts'
import { lockOrder } from '../orders/orders.ts'
import { payingPayment } from './money-left.ts'
import { askRefund, moneyLeft, openRefund, refundsOfOrders } from './refunds.ts'

let shop: StockedShop
beforeAll(async () => {
  shop = await aStockedShop()
})
afterEach(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
})
afterAll(() => shop.close())

type Items = { line: string; quantity: number }[] | undefined
const ask = async (order: FullOrder, items: Items, account: typeof bank | null = bank) =>
  askRefund(shop.shop.db, shop.around, {
    ...{ order: await order.read(), reason: 'it hums', items, bank: account ?? undefined },
  })
/** Asks for units of the speaker, the amplifier, or the service, and has it approved and sent. */
async function giveBack(order: FullOrder, items: Items): Promise<number> {
  const asked = await ask(order, items)
  if ('refused' in asked) throw new Error(asked.refused)
  await take(shop, order, 'approve')
  await take(shop, order, 'sent')
  return asked.amount
}
const thingsOf = ({ placed: { lines } }: FullOrder) => {
  const speaker = lines.find(({ quantity }) => quantity > 1)
  const amplifier = lines.find(({ quantity }) => quantity === 1)
  const line = (thing: { id: string } | undefined, quantity: number) => ({ line: thing?.id ?? '', quantity })
  return {
    speakers: (quantity: number) => line(speaker, quantity),
    amplifier: line(amplifier, 1),
    service: line(speaker?.add_ons[0], 1),
  }
}
const left = async (order: FullOrder) => moneyLeft(shop.shop.db, await order.read())

test('units go back with their share of the discounts, and all of them add up to what was paid', async () => {
  const order = await orderAt(shop, 'delivered, for cash')
  const { speakers, amplifier, service } = thingsOf(order)
  const { totals } = order.placed
  const amounts = [
    await giveBack(order, [speakers(1)]),
    await giveBack(order, [speakers(2), amplifier]),
    await giveBack(order, [service]),
  ]
  const paidForThings = totals.items + totals.add_ons - totals.voucher_discount
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(paidForThings)
  expect(amounts[0]).toBeLessThan(400_001)
  expect(amounts[2]).toBe(350_000)
  expect(await left(order)).toBe(totals.shipping)
  expect(await giveBack(order, undefined)).toBe(totals.shipping)
  expect((await order.read()).refunded).toBe(order.placed.amount)
  expect(await ask(order, undefined)).toEqual({ refused: 'order_refunded' })
})

test('no unit goes back twice, and none that was not bought', async () => {
  const order = await orderAt(shop, 'delivered, for cash')
  const { speakers, amplifier, service } = thingsOf(order)
  await giveBack(order, [speakers(2), service])
  const wrong: Items[] = [
    [speakers(2)],
    [speakers(4)],
    [speakers(0)],
    [speakers(-1)],
    [service],
    [amplifier, amplifier],
    [{ line: '00000000-0000-4000-8000-000000000000', quantity: 1 }],
  ]
  for (const items of wrong)
    expect(await ask(order, items)).toEqual({ refused: 'complaint_quantity_invalid' })
  expect(await ask(order, [])).toEqual({ refused: 'refund_nothing_left' })
  expect((await order.read()).openRefunds).toBe(0)
  // What was rejected was not given back.
  await ask(order, [amplifier])
  await take(shop, order, 'reject')
  expect(await giveBack(order, [amplifier])).toBeGreaterThan(0)
})

test('another order’s lines are not in this one', async () => {
  const order = await orderAt(shop, 'delivered')
  const other = await orderAt(shop, 'delivered')
  expect(await ask(order, [thingsOf(other).amplifier])).toEqual({ refused: 'complaint_quantity_invalid' })
})

test('a whole transfer goes back with its unique code', async () => {
  const order = await orderAt(shop, 'confirmed, by transfer')
  expect(order.placed.totals.unique_code).toBeGreaterThan(0)
  expect(await ask(order, undefined, null)).toEqual({ refused: 'refund_bank_required' })
  expect(await ask(order, undefined)).toMatchObject({
    ...{ amount: order.placed.amount, way: 'bank', paymentId: null, bankName: bank.name, lastFour: '0188' },
  })
  const [refund] = await refundsOfOrders(shop.shop.db, [order.id])
  expect(JSON.stringify(refund)).not.toContain(bank.number)
  expect(JSON.stringify(refund)).not.toContain(bank.holder)
})

test('what was paid online goes back the way it came as a whole, and to an account in part', async () => {
  const whole = await orderAt(shop, 'delivered')
  expect(await ask(whole, undefined, null)).toMatchObject({ way: 'origin', sealedBank: null })
  const part = await orderAt(shop, 'delivered')
  const { amplifier } = thingsOf(part)
  expect(await ask(part, [amplifier], null)).toEqual({ refused: 'refund_bank_required' })
  expect(await ask(part, [amplifier])).toMatchObject({ way: 'bank', paymentId: null })
  await take(shop, part, 'approve')
  await take(shop, part, 'sent')
  // The rest is no longer the whole payment.
  expect(await ask(part, undefined, null)).toEqual({ refused: 'refund_bank_required' })
})

test('until it is delivered, only the whole order goes back', async () => {
  for (const where of ['confirmed', 'picked up', 'on the way'] as const) {
    const order = await orderAt(shop, where)
    expect(await ask(order, [thingsOf(order).amplifier])).toEqual({ refused: 'refund_whole_only' })
  }
})

test('refunds and complaints together never give back more than was paid', async () => {
  const order = await orderAt(shop, 'delivered, for cash')
  await giveBack(order, [thingsOf(order).speakers(3)])
  const rest = await left(order)
  await shop.shop.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id)
    await openRefund(tx, shop.around, {
      ...{ order: locked, cause: 'complaint', amount: rest - 1_000, items: [], bank },
      ...{ reason: 'scratched', payment: await payingPayment(tx, locked) },
      doer: { actor: 'staff', staffId: shop.staffId },
      approver: { staffId: shop.staffId, ceiling: null },
    })
  })
  expect(await left(order)).toBe(1_000)
  expect(await ask(order, undefined)).toEqual({ refused: 'refund_asked' })
  await take(shop, order, 'sent')
  // The amplifier cost more than is left.
  expect(await ask(order, [thingsOf(order).amplifier])).toMatchObject({ amount: 1_000 })
  expect(await left(order)).toBe(0)
})

test('an order that cost nothing has nothing to give back, and can be cancelled and finished', async () => {
  const free = await aFreeOrder()
  expect(free.placed.amount).toBe(0)
  expect((await free.read()).paymentStatus).toBe(1)
  expect(await ask(free, undefined)).toEqual({ refused: 'refund_nothing_left' })
  await take(shop, free, 'cancel')
  await take(shop, free, 'accept_cancel')
  expect(await refundsOfOrders(shop.shop.db, [free.id])).toEqual([])
  const other = await aFreeOrder()
  for (const step of ['hand_over', 'in_transit', 'deliver', 'finish'] as const) await take(shop, other, step)
})

/** Sent for nothing, and paid by a voucher alone. */
async function aFreeOrder(): Promise<FullOrder> {
  const product = await aProduct(shop, { defaultPrice: 100_000, hasFreeShipping: true })
  const voucher = await aVoucher(shop, { amount: 100_000 })
  const { placed, guest } = await anOrder(shop, { product, voucher, method: 3 })
  return asFullOrder(shop, { placed, ask: guest.ask, email: placed.email, method: 3 })
}
