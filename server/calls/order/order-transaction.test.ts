import { orderTransaction } from '@gema/contract/calls/checkout.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks, expireOrders } from '../../modules/checkout/checkout.ts'
import { changeSettings } from '../../modules/settings/settings.ts'
import { aPayingShop, onlineProviders, type PayingShop } from '../../testing/a-paying-shop.ts'
import { type AnOrder, anOrder, storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { runSql } from '../../testing/run-sql.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

type Method = 1 | 2 | 3 | 4 | 5 | 6 | 7
const retry = ({ guest, placed }: AnOrder, method: Method) =>
  guest.ask('orderTransaction', { order: placed.id, payment_method: method })

const statesOf = async ({ placed }: AnOrder) => {
  const rows = await runSql(
    shop,
    'select p.status from payments p join orders o on o.id = p.order_id where o.uuid = $1 order by p.id',
    [placed.id],
  )
  return rows.map(({ status }) => status)
}

test.each(onlineProviders)(
  'a declined payment of $key is tried again in the same way',
  async ({ method }) => {
    const order = await anOrder(shop, { method })
    await shop.sandbox.pay(order.payment, 'decline')
    expect((await order.find()).payment.status).toBe('failed')
    const retried = answered(await retry(order, method))
    expect(orderTransaction.data.safeParse(retried).error).toBeUndefined()
    expect(retried).toMatchObject({ status: 1, payment_status: 0, payment: { method, status: 'open' } })
    expect(retried.payment.uuid).not.toBe(order.payment)
    expect(retried.payment.paying_place?.url).toBeTruthy()
    expect(await order.stock()).toEqual({ onHand: 3, reserved: 1 })
    await shop.sandbox.pay(retried.payment.uuid)
    expect(await order.find()).toMatchObject({ status: 2, payment_status: 1, payment: { status: 'paid' } })
    expect(await storyOf(shop, order.placed)).toEqual(['placed', 'payment_failed', 'payment_retried', 'pay'])
  },
)

test('a declined card is paid by bank transfer instead, and the order waits longer', async () => {
  const order = await anOrder(shop, { method: 3 })
  await shop.sandbox.pay(order.payment, 'decline')
  const retried = answered(await retry(order, 7))
  expect(retried.payment).toMatchObject({ method: 7, status: 'open', bank_accounts: [{ bank: 'Bank Nusa' }] })
  expect(retried.amount).toBe(order.placed.amount + retried.payment.unique_code)
  expect(retried.payment.unique_code).toBeGreaterThan(0)
  const placed = Date.parse(order.placed.date)
  expect(Date.parse(retried.payment.deadline ?? '')).toBe(placed + 24 * 60 * 60_000)
})

test('a transfer that becomes a card payment keeps the later deadline', async () => {
  const order = await anOrder(shop, { method: 7 })
  const retried = answered(await retry(order, 3))
  expect(retried.payment.deadline).toBe(order.placed.payment.deadline)
  expect(retried.amount).toBe(retried.totals.total)
})

test('another way never lengthens an order beyond what the longest way gives, counted from its beginning', async () => {
  const order = await anOrder(shop, { method: 2 })
  expect(order.placed.payment.deadline).toBeNull()
  shop.clock.moveOn(3 * 60 * 60_000)
  const end = Date.parse(order.placed.date) + 72 * 60 * 60_000
  for (const method of [3, 7, 2, 3] as const) {
    const retried = answered(await retry(order, method))
    expect(retried.payment.deadline).toBe(method === 2 ? null : new Date(end).toISOString())
    shop.clock.moveOn(10 * 60 * 60_000)
  }
  await expireOrders(shop.shop.db, shop.around)
  expect((await order.find()).cancelled).toBeNull()
  shop.clock.moveOn(end - shop.clock.now().getTime() + 60_000)
  await expireOrders(shop.shop.db, shop.around)
  expect((await order.find()).cancelled?.reason).toBe('expired')
})

test('the log says in which way it was tried again', async () => {
  const order = await anOrder(shop, { method: 7 })
  const { events } = answered(await retry(order, 3))
  expect(events[0]?.message).toBe('New try to pay: Stripe')
})

test('a payment that is still open is gone on with', async () => {
  const order = await anOrder(shop, { method: 3 })
  const again = answered(await retry(order, 3))
  expect(again.payment).toEqual(order.placed.payment)
  expect(await statesOf(order)).toEqual(['open'])
})

test('an order that was paid meanwhile answers that it is', async () => {
  const order = await anOrder(shop, { method: 3 })
  await shop.sandbox.know(order.payment, { state: 'paid', receipt: 'pi_meanwhile' })
  for (const method of [3, 7] as const)
    expect(answered(await retry(order, method))).toMatchObject({
      payment_status: 1,
      payment: { uuid: order.payment, status: 'paid' },
    })
  expect(await statesOf(order)).toEqual(['paid'])
})

test('an order that has ended cannot be paid any more', async () => {
  const order = await anOrder(shop, { method: 3 })
  shop.clock.moveOn(61 * 60_000)
  // Nobody has ended it yet, but its time is over.
  const late = await retry(order, 7)
  expect(late).toMatchObject({ ok: false, code: 201, message: 'This order has been cancelled.' })
  await expireOrders(shop.shop.db, shop.around)
  expect(await retry(order, 7)).toMatchObject({ ok: false, message: 'This order has been cancelled.' })
  expect(await order.stock()).toEqual({ onHand: 3, reserved: 0 })
})

test('of many tries at once one is open', async () => {
  const order = await anOrder(shop, { method: 3 })
  await shop.sandbox.pay(order.payment, 'decline')
  const methods: Method[] = [1, 4, 1, 7, 5, 1, 6, 3]
  const answers = await Promise.all(methods.map((method) => retry(order, method)))
  for (const answer of answers) expect(answer.ok).toBe(true)
  const states = await statesOf(order)
  expect(states.filter((state) => state === 'open')).toEqual(['open'])
})

test('of the same try many times at once there is one, and all are led to the same place', async () => {
  const order = await anOrder(shop, { method: 3 })
  await shop.sandbox.pay(order.payment, 'decline')
  const answers = await Promise.all(Array.from({ length: 8 }, () => retry(order, 1)))
  const [first, ...others] = answers.map((answer) => answered(answer).payment)
  expect(first?.paying_place?.fields?.order_id).toMatch(/^order_/)
  for (const other of others) expect(other).toEqual(first)
  expect(await statesOf(order)).toEqual(['failed', 'open'])
  await shop.sandbox.pay(String(first?.paying_place?.fields?.order_id))
  expect((await order.find()).payment_status).toBe(1)
})

test('a provider that cannot be reached is told as that, and another way is open', async () => {
  shop.sandbox.goDown(true)
  const order = await anOrder(shop, { method: 4 })
  shop.sandbox.goDown(false)
  expect(order.placed.payment).toMatchObject({ status: 'failed', paying_place: null })
  expect(order.placed.payment.message).toContain('PayPal cannot be reached')
  expect(await order.stock()).toEqual({ onHand: 3, reserved: 1 })
  const retried = answered(await retry(order, 4))
  expect(retried.payment).toMatchObject({ status: 'open', message: null })
  await shop.sandbox.pay(retried.payment.uuid)
  expect((await order.find()).payment_status).toBe(1)
})

test('cash on delivery has the same limits for a try as for an order', async () => {
  const dear = await anOrder(shop, { method: 3, price: 6_000_000 })
  expect(await retry(dear, 2)).toMatchObject({ ok: false, message: expect.stringContaining('5.000.000') })
  const cheap = await anOrder(shop, { method: 3 })
  await changeSettings(shop.shop.db, { codRegions: ['32'] })
  expect(await retry(cheap, 2)).toMatchObject({ ok: false, message: expect.stringContaining('area') })
  await changeSettings(shop.shop.db, { codRegions: ['31.74'] })
  const retried = answered(await retry(cheap, 2))
  expect(retried.payment).toMatchObject({ method: 2, status: 'open', deadline: null })
  await changeSettings(shop.shop.db, { codRegions: [] })
})
