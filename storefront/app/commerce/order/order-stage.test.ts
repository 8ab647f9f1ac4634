import { expect, test } from 'vitest'
import { isOverdue, stageOf } from './order-stage.ts'

const order = (
  status: 'open' | 'paid' | 'failed' | 'expired' | 'cancelled' | 'refund_pending' | 'refunded',
  key: 'stripe' | 'bank-transfer' | 'cash-on-delivery' = 'stripe',
  rest: { payment_status?: 0 | 1; ended?: boolean } = {},
) => ({
  payment: { status, key },
  payment_status: rest.payment_status ?? 0,
  cancelled: rest.ended ? { at: '2026-11-16T03:00:00.000Z', reason: 'expired' as const, note: '' } : null,
})

test('an open payment waits in the way it is paid', () => {
  expect(stageOf(order('open'))).toBe('open')
  expect(stageOf(order('open', 'bank-transfer'))).toBe('transfer')
  expect(stageOf(order('open', 'cash-on-delivery'))).toBe('cash')
})

test('whatever became of a payment, an order that lives on can be paid again', () => {
  for (const status of ['failed', 'expired', 'cancelled'] as const) {
    expect(stageOf(order(status))).toBe('failed')
  }
  expect(stageOf(order('failed', 'bank-transfer'))).toBe('failed')
})

test('a paid order is paid, also while a second payment of it goes back', () => {
  expect(stageOf(order('paid', 'stripe', { payment_status: 1 }))).toBe('paid')
  expect(stageOf(order('refund_pending', 'stripe', { payment_status: 1 }))).toBe('paid')
})

test('an order that ended says so, and first of all what happens with money that came', () => {
  expect(stageOf(order('expired', 'stripe', { ended: true }))).toBe('cancelled')
  expect(stageOf(order('open', 'cash-on-delivery', { ended: true }))).toBe('cancelled')
  expect(stageOf(order('refunded', 'stripe', { ended: true, payment_status: 1 }))).toBe('refund')
  expect(stageOf(order('refund_pending', 'stripe', { ended: true }))).toBe('refund')
})

test('an unpaid order is overdue once the server is past its deadline, a paid one never', () => {
  const at = (deadline: string | null, payment_status: 0 | 1 = 0) => {
    const { payment, ...rest } = order(payment_status === 1 ? 'paid' : 'open', 'stripe', { payment_status })
    return isOverdue({ ...rest, payment: { ...payment, deadline }, server_time: '2026-11-16T03:00:00.000Z' })
  }
  expect(at('2026-11-16T02:59:59.000Z')).toBe(true)
  expect(at('2026-11-16T03:00:01.000Z')).toBe(false)
  expect(at(null)).toBe(false)
  expect(at('2026-11-16T02:59:59.000Z', 1)).toBe(false)
})
