import { expect, test } from 'vitest'
import { truthOfOrder } from './razorpay-truth.ts'

const order = { id: 'order_1', amount: 100, currency: 'IDR', receipt: 'u-1', status: 'attempted' }
const payment = { id: 'pay_1', amount: 100, currency: 'IDR', status: 'captured', captured: true }

test.each([
  ['captured', {}, 'paid'],
  ['captured, says its status, but not its flag', { captured: false }, 'open'],
  ['authorised alone', { status: 'authorized', captured: false }, 'open'],
  ['refunded', { status: 'refunded' }, 'failed'],
  ['refunded in part', { amount_refunded: 1 }, 'failed'],
  ['about to be refunded', { refund_status: 'partial' }, 'failed'],
  ['failed', { status: 'failed' }, 'failed'],
])('money that is %s makes an order %s', (_name, change, state) => {
  expect(truthOfOrder(order, [{ ...payment, ...change }])).toMatchObject({ state })
})

test('money that was given back does not hide what came by another try', () => {
  const tries = [
    { ...payment, status: 'refunded' },
    { ...payment, id: 'pay_2' },
  ]
  expect(truthOfOrder(order, tries)).toMatchObject({ state: 'paid', receipt: 'pay_2' })
})
