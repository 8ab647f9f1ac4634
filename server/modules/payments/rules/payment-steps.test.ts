import { expect, test } from 'vitest'
import { paymentStates } from '../payments-tables.ts'
import { mayStep, statesBefore } from './payment-steps.ts'

test('every state can be reached from an open payment', () => {
  const reached = new Set<string>(['open'])
  for (const _ of paymentStates)
    for (const from of paymentStates)
      for (const to of paymentStates) if (reached.has(from) && mayStep(from, to)) reached.add(to)
  expect([...reached].toSorted()).toEqual(paymentStates.toSorted())
})

test('what is paid is never unpaid again', () => {
  for (const from of ['paid', 'refund_pending', 'refunded'] as const)
    for (const to of ['open', 'failed', 'expired', 'cancelled'] as const)
      expect(mayStep(from, to)).toBe(false)
})

test('a payment that failed, ran out or was given up can still turn out to be paid, and one stays so whose refund is withdrawn', () => {
  expect(statesBefore('paid')).toEqual(['open', 'failed', 'expired', 'cancelled', 'refund_pending'])
})
