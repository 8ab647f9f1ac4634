import { expect, test } from 'vitest'
import { type FinishFacts, finishesAt, mayFinishItself } from './finish-time.ts'

const hour = 60 * 60_000
const day = 24 * hour
const deliveredAt = new Date('2026-11-16T03:00:00Z')
const after = (milliseconds: number) => new Date(deliveredAt.getTime() + milliseconds)
const order: FinishFacts = {
  ...{ status: 5, paymentStatus: 1, cancelledAt: null, finishedAt: null, cancelRequest: 'none' },
  ...{ openComplaints: 0, openRefunds: 0, total: 1_000, refunded: 0, deliveredAt, finishHeldUntil: null },
}

test('a delivered order finishes by itself after seven days, to the minute', () => {
  expect(finishesAt(order)).toEqual(after(7 * day))
  expect(mayFinishItself(order, after(7 * day - 1))).toBe(false)
  expect(mayFinishItself(order, after(7 * day))).toBe(true)
})

test('while a rejected complaint can be appealed it waits longer, and never shorter', () => {
  expect(finishesAt({ ...order, finishHeldUntil: after(9 * day) })).toEqual(after(9 * day))
  expect(finishesAt({ ...order, finishHeldUntil: after(2 * day) })).toEqual(after(7 * day))
  expect(mayFinishItself({ ...order, finishHeldUntil: after(9 * day) }, after(8 * day))).toBe(false)
})

test.each<[string, Partial<FinishFacts>]>([
  ['not delivered', { status: 4, deliveredAt: null }],
  ['finished', { finishedAt: after(day) }],
  ['cancelled', { cancelledAt: after(0) }],
  ['complained about', { openComplaints: 1 }],
  ['to be refunded', { openRefunds: 1 }],
  ['refunded altogether', { refunded: 1_000 }],
])('an order that is %s does not finish by itself', (_how, changed) => {
  expect(finishesAt({ ...order, ...changed })).toBeNull()
  expect(mayFinishItself({ ...order, ...changed }, after(100 * day))).toBe(false)
})
