import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPayingShop, type PayingShop, razorpaySecret } from '../../testing/a-paying-shop.ts'
import { type AnOrder, anOrder, storyOf } from '../../testing/an-order.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop()
})
afterAll(() => shop.close())

async function come(key: string, form: Record<string, string>): Promise<string | null> {
  const body = new URLSearchParams(form)
  const response = await shop.fetch(`/api/payments/${key}/callback`, { method: 'POST', body })
  expect(response.status).toBe(303)
  return response.headers.get('location')
}

const nowhere = 'https://shop.example/cart'
const paid = { state: 'paid', receipt: 'pay_SandboxReceipt' } as const

describe('the form with which Razorpay sends a browser back', () => {
  let order: AnOrder
  let reference: string
  beforeEach(async () => {
    order = await anOrder(shop, { method: 1 })
    reference = (await shop.sandbox.paymentOf(order.payment)).id
  })
  const formOf = (payment: string, secret: string = razorpaySecret) => ({
    razorpay_order_id: reference,
    razorpay_payment_id: payment,
    razorpay_signature: createHmac('sha256', secret).update(`${reference}|${payment}`).digest('hex'),
  })

  test('makes the shop ask, and leads to the page of the order', async () => {
    await shop.sandbox.know(order.payment, paid)
    const to = await come('razorpay', formOf(paid.receipt))
    expect(to).toBe(`https://shop.example/payment/razorpay/return?order=${order.placed.id}`)
    expect(await order.find()).toMatchObject({ status: 2, payment_status: 1 })
    await come('razorpay', formOf(paid.receipt))
    expect(await storyOf(shop, order.placed)).toEqual(['placed', 'pay'])
  })

  test('pays for nothing by itself, however well it is signed', async () => {
    await come('razorpay', formOf(paid.receipt))
    expect(await order.find()).toMatchObject({ status: 1, payment_status: 0 })
  })

  test.each([
    ['signed with another secret', () => formOf('pay_1', 'another secret')],
    ['without a signature', () => ({ ...formOf('pay_1'), razorpay_signature: '' })],
    ['signed for another payment', () => ({ ...formOf('pay_1'), razorpay_payment_id: 'pay_2' })],
    ['about an order of nobody', () => ({ ...formOf('pay_1'), razorpay_order_id: 'order_0' })],
    ['that is empty', () => ({})],
  ])('leads nowhere and asks nobody when it comes %s', async (_what, forge) => {
    await shop.sandbox.know(order.payment, paid)
    expect(await come('razorpay', forge())).toBe(nowhere)
    expect(await order.find()).toMatchObject({ status: 1, payment_status: 0 })
  })
})

describe('the form with which iyzico sends a browser back', () => {
  test('makes the shop ask about its token, and leads to the page of the order', async () => {
    const order = await anOrder(shop, { method: 6 })
    const { id: token } = await shop.sandbox.paymentOf(order.payment)
    const page = `https://shop.example/payment/iyzico/return?order=${order.placed.id}`
    expect(await come('iyzico', { token })).toBe(page)
    expect((await order.find()).payment_status).toBe(0)
    await shop.sandbox.know(order.payment, paid)
    expect(await come('iyzico', { token })).toBe(page)
    expect(await order.find()).toMatchObject({ status: 2, payment_status: 1 })
  })

  test('with a token of nobody, or while iyzico cannot be asked, leads to the cart and pays for nothing', async () => {
    const order = await anOrder(shop, { method: 6 })
    const { id: token } = await shop.sandbox.know(order.payment, paid)
    expect(await come('iyzico', { token: 'nothing' })).toBe(nowhere)
    expect(await come('iyzico', { status: 'success' })).toBe(nowhere)
    shop.sandbox.goDown(true)
    expect(await come('iyzico', { token })).toBe(nowhere)
    shop.sandbox.goDown(false)
    expect((await order.find()).payment_status).toBe(0)
  })
})

test('what has no form of its own leads nowhere', async () => {
  for (const key of ['stripe', 'paypal', 'bank-transfer', 'unknown'])
    expect(await come(key, { token: 'x', order: 'y' })).toBe(nowhere)
})
