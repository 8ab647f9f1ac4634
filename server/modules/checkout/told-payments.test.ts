import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPayingShop, onlineProviders, type PayingShop } from '../../testing/a-paying-shop.ts'
import { anOrder, heardOf, storyOf } from '../../testing/an-order.ts'
import { answered } from '../../testing/answered.ts'
import { checkBooks } from './check-books.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop({ ownDatabase: true })
})
afterAll(async () => {
  expect(await checkBooks(shop.shop.db)).toEqual([])
  await shop.close()
})

const mailsTo = async (email: string) =>
  (await shop.mails()).filter(({ recipient }) => recipient === email).length

describe.each(onlineProviders)('what $key tells', ({ method }) => {
  test('marks an order as paid, once however often it comes', async () => {
    const { payment, placed, find, stock } = await anOrder(shop, { method })
    await shop.sandbox.know(payment, { state: 'paid', receipt: `receipt-${payment}` })
    const message = await shop.sandbox.messageOf(payment)
    for (let time = 0; time < 2; time += 1) expect(await shop.deliver(message)).toBe(200)
    const together = await Promise.all(Array.from({ length: 4 }, () => shop.deliver(message)))
    expect(together).toEqual([200, 200, 200, 200])
    expect(await find()).toMatchObject({ status: 2, payment_status: 1, payment: { status: 'paid' } })
    expect(await stock()).toEqual({ onHand: 2, reserved: 0 })
    expect(await heardOf(shop, payment)).toEqual(['paid'])
    expect(await storyOf(shop, placed)).toEqual(['placed', 'pay'])
    // One about the order, one about its payment.
    expect(await mailsTo(placed.email)).toBe(2)
  })

  test('in another message with the same news changes nothing', async () => {
    const { payment, placed, stock } = await anOrder(shop, { method })
    expect(await shop.tellPaid(payment)).toBe(200)
    expect(await shop.deliver(await shop.sandbox.messageOf(payment))).toBe(200)
    expect(await stock()).toEqual({ onHand: 2, reserved: 0 })
    expect(await storyOf(shop, placed)).toEqual(['placed', 'pay'])
  })

  test('about a failure or an end after it was paid comes too late', async () => {
    const { payment, find, stock } = await anOrder(shop, { method })
    expect(await shop.tellPaid(payment)).toBe(200)
    for (const state of ['failed', 'expired'] as const) {
      await shop.sandbox.know(payment, { state })
      expect(await shop.deliver(await shop.sandbox.messageOf(payment))).toBe(200)
      expect(await find()).toMatchObject({ status: 2, payment_status: 1, payment: { status: 'paid' } })
    }
    expect(await stock()).toEqual({ onHand: 2, reserved: 0 })
  })

  test('about a payment after a failure counts: a failed try keeps the units until then', async () => {
    const { payment, placed, find, stock } = await anOrder(shop, { method })
    await shop.sandbox.know(payment, { state: 'failed' })
    expect(await shop.deliver(await shop.sandbox.messageOf(payment))).toBe(200)
    expect(await find()).toMatchObject({ status: 1, payment_status: 0, payment: { status: 'failed' } })
    expect((await find()).payment.message).toContain('declined')
    expect(await stock()).toEqual({ onHand: 3, reserved: 1 })
    expect(await shop.tellPaid(payment)).toBe(200)
    expect(await find()).toMatchObject({ status: 2, payment_status: 1, payment: { status: 'paid' } })
    expect(await storyOf(shop, placed)).toEqual(['placed', 'payment_failed', 'pay'])
  })

  test('can be told later, where the provider could not be asked about it', async () => {
    const { payment, find } = await anOrder(shop, { method })
    await shop.sandbox.know(payment, { state: 'paid', receipt: `receipt-${payment}` })
    const message = await shop.sandbox.messageOf(payment)
    shop.sandbox.goDown(true)
    expect(await shop.deliver(message)).toBe(503)
    shop.sandbox.goDown(false)
    expect((await find()).payment_status).toBe(0)
    expect(await shop.deliver(message)).toBe(200)
    expect((await find()).payment_status).toBe(1)
    expect(await heardOf(shop, payment)).toEqual(['paid'])
  })

  test('counts when the browser comes back as well, and the browser alone counts for nothing', async () => {
    const { guest, payment, placed, stock } = await anOrder(shop, { method })
    const done = async () => answered(await guest.ask('orderPaymentDone', { order: placed.id }))
    expect(await done()).toMatchObject({ status: 1, payment_status: 0 })
    shop.sandbox.goDown(true)
    expect(await done()).toMatchObject({ status: 1, payment_status: 0 })
    shop.sandbox.goDown(false)
    await shop.sandbox.know(payment, { state: 'paid', receipt: `receipt-${payment}` })
    const together = await Promise.all([done(), done(), shop.deliver(await shop.sandbox.messageOf(payment))])
    expect(together[2]).toBe(200)
    expect(await done()).toMatchObject({ status: 2, payment_status: 1 })
    expect(await storyOf(shop, placed)).toEqual(['placed', 'pay'])
    expect(await stock()).toEqual({ onHand: 2, reserved: 0 })
  })
})
