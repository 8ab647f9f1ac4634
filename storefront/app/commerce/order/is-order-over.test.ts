import { expect, test } from 'vitest'
import { isOrderOver } from './is-order-over.ts'

const at = '2026-11-16T03:00:00.000Z'
const cancelled = { at, reason: 'by_shopper' as const, note: '' }
const finished = { at, by: 'shopper' as const }

test('an order that is on its way is not over', () => {
  expect(isOrderOver({ finished: null, cancelled: null, refunds: [] })).toBe(false)
})

test('a finished or cancelled order is over', () => {
  expect(isOrderOver({ finished, cancelled: null, refunds: [{ status: 'rejected' }] })).toBe(true)
  expect(isOrderOver({ finished: null, cancelled, refunds: [{ status: 'refunded' }] })).toBe(true)
})

test('a cancelled order is not over while its money is on the way back', () => {
  expect(isOrderOver({ finished: null, cancelled, refunds: [{ status: 'approved' }] })).toBe(false)
})
