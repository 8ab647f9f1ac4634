import { expect, test } from 'vitest'
import { mainActionOf, standOf } from './order-stand.ts'

const at = '2026-11-16T03:00:00.000Z'
const no = { is_allowed: false, reason: 'no' }
const yes = { is_allowed: true, reason: null }
const waiting = {
  status: 1 as const,
  payment_status: 0 as const,
  cancelled: null,
  finished: null,
  payment: { key: 'stripe' as const, status: 'open' as const, has_proof: false },
  actions: { cancel: yes, finish: no, refund: no, complain: no, review: no },
}
const delivered = { ...waiting, status: 5 as const, payment_status: 1 as const }

test.each([
  ['an online payment that is open', waiting, 'to_pay'],
  [
    'a payment that failed',
    { ...waiting, payment: { ...waiting.payment, status: 'failed' as const } },
    'to_pay',
  ],
  ['a transfer', { ...waiting, payment: { ...waiting.payment, key: 'bank-transfer' as const } }, 'to_pay'],
  [
    'a transfer with its receipt',
    { ...waiting, payment: { key: 'bank-transfer' as const, status: 'open' as const, has_proof: true } },
    'checking',
  ],
  ['cash', { ...waiting, payment: { ...waiting.payment, key: 'cash-on-delivery' as const } }, 'to_accept'],
  ['an order on its way', { ...waiting, status: 4 as const, payment_status: 1 as const }, 'coming'],
  ['one that has arrived', delivered, 'delivered'],
  ['one that is finished', { ...delivered, finished: { at, by: 'system' as const } }, 'finished'],
  [
    'one that was cancelled',
    { ...waiting, cancelled: { at, reason: 'expired' as const, note: '' } },
    'cancelled',
  ],
])('%s stands as it should', (_what, order, stand) => {
  expect(standOf(order)).toBe(stand)
})

test('a delivered order that something holds open has no main action', () => {
  expect(mainActionOf(delivered)).toBeUndefined()
  expect(mainActionOf({ ...delivered, actions: { ...waiting.actions, finish: yes } })).toBe('finish')
})

test('a finished order waits for reviews as long as there are any to write', () => {
  const finished = { ...delivered, finished: { at, by: 'shopper' as const } }
  expect(mainActionOf({ ...finished, actions: { ...waiting.actions, review: yes } })).toBe('review')
  expect(mainActionOf(finished)).toBeUndefined()
})
