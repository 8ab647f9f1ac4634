import { expect, test } from 'vitest'
import { type OrderStep, stepOf } from './order-steps.ts'

const pending = { status: 1, paymentStatus: 0, isCancelled: false }
const all: OrderStep[] = ['pay', 'accept_cod', 'expire', 'revive']

test('a pending order is paid, accepted or expires', () => {
  expect(stepOf('pay', pending)).toEqual({ status: 2, paymentStatus: 1, isCancelled: false })
  expect(stepOf('accept_cod', pending)).toEqual({ status: 2, paymentStatus: 0, isCancelled: false })
  expect(stepOf('expire', pending)).toEqual({ ...pending, isCancelled: true })
})

test('an expired order comes back to life by its payment alone', () => {
  const expired = { ...pending, isCancelled: true }
  expect(all.filter((step) => stepOf(step, expired) !== undefined)).toEqual(['revive'])
})

test('nothing of this happens to an order that is confirmed or further', () => {
  for (const status of [2, 3, 4, 5])
    for (const paymentStatus of [0, 1])
      for (const isCancelled of [true, false])
        for (const step of all) expect(stepOf(step, { status, paymentStatus, isCancelled })).toBeUndefined()
})
