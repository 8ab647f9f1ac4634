import type { OrderCard } from '@gema/contract/shapes/order-card.ts'
import { expect, test } from 'vitest'
import { cardActionsOf } from './card-action.ts'
import { nextOf } from './order-next.ts'

const now = '2026-11-16T03:00:00.000Z'
const later = '2026-11-17T01:15:00.000Z'
const allowed = { is_allowed: true, reason: null }

type Change = Partial<Omit<OrderCard, 'payment'>> & { payment?: Partial<OrderCard['payment']> }

const cardWith = ({ payment, ...change }: Change): OrderCard => ({
  id: '0197a000-0000-7000-8000-000000000001',
  number: 'GM-2611-004821',
  date: '2026-11-13T12:41:00.000Z',
  status: 1,
  payment_status: 0,
  cancelled: null,
  finished: null,
  estimate: { from: '2026-11-17', to: '2026-11-19' },
  cancel_request: null,
  finishes_at: null,
  steps: [],
  units: 1,
  amount: 24_500_412,
  lines: [{ name: 'Recliner', label: '', quantity: 1, image_path: null, image_alt: '' }],
  reviewable: 0,
  refunded: 0,
  open_complaint: null,
  actions: { finish: allowed, complain: allowed },
  ...change,
  payment: {
    ...{ key: 'bank-transfer', name: 'Bank transfer', status: 'open', method: 7 },
    ...{ deadline: later, has_proof: false },
    ...payment,
  },
})

const said = (change: Change) => {
  const card = cardWith(change)
  return { next: nextOf(card, now), actions: cardActionsOf(card, now) }
}

test('a transfer that is awaited says until when, and takes the receipt', () => {
  expect(said({})).toEqual({
    next: { kind: 'transfer_before', deadline: later },
    actions: ['proof', 'pay'],
  })
})

test('a transfer with a receipt needs nothing of its owner, even after its time', () => {
  expect(said({ payment: { has_proof: true, deadline: now } })).toEqual({
    next: { kind: 'proof_checked' },
    actions: ['details'],
  })
})

test('an online payment can be paid, and tried again after it failed', () => {
  const online = { key: 'stripe', method: 3 } as const
  expect(said({ payment: online })).toEqual({
    next: { kind: 'pay_before', deadline: later },
    actions: ['pay'],
  })
  expect(said({ payment: { ...online, status: 'failed' } }).next.kind).toBe('failed_before')
})

test('what is past its time cannot be paid any more', () => {
  expect(said({ payment: { deadline: now } })).toEqual({ next: { kind: 'overdue' }, actions: ['details'] })
})

test('who pays at the door is not asked for money', () => {
  expect(said({ payment: { key: 'cash-on-delivery', method: 2, deadline: null } })).toEqual({
    next: { kind: 'cash' },
    actions: ['details'],
  })
})

test('a confirmed order is being prepared, and a parcel on its way can be tracked', () => {
  expect(said({ status: 2, payment_status: 1 }).next.kind).toBe('preparing_until')
  expect(said({ status: 4, payment_status: 1 })).toEqual({
    next: { kind: 'arrives', days: { from: '2026-11-17', to: '2026-11-19' } },
    actions: ['track'],
  })
})

test('a wish to cancel is told before anything else that could happen', () => {
  const cancel_request = { state: 'open', at: now, reason: '', answer: null } as const
  expect(said({ status: 2, payment_status: 1, cancel_request }).next.kind).toBe('cancel_asked')
  const declined = { ...cancel_request, state: 'declined' } as const
  expect(said({ status: 2, payment_status: 1, cancel_request: declined }).next.kind).toBe('preparing_until')
})

test('what has arrived counts the days until it finishes, rounded up', () => {
  expect(said({ status: 5, payment_status: 1, finishes_at: '2026-11-18T04:00:00.000Z' })).toEqual({
    next: { kind: 'finishes', days: 3 },
    actions: ['complain', 'finish'],
  })
  expect(said({ status: 5, finishes_at: '2026-11-16T02:00:00.000Z' }).next).toEqual({
    kind: 'finishes',
    days: 1,
  })
})

test('what is refused is not offered, and an open complaint is the way on', () => {
  const refused = { is_allowed: false, reason: 'No' }
  const held = { status: 5, payment_status: 1, actions: { finish: refused, complain: refused } } as const
  expect(said(held)).toEqual({ next: { kind: 'refund_open' }, actions: ['details'] })
  expect(said({ ...held, open_complaint: { id: 'x', number: 'KM-1' } })).toEqual({
    next: { kind: 'complaint', number: 'KM-1' },
    actions: ['complaint'],
  })
})

test('a finished order asks for a review, and one of several products leads to its page', () => {
  const finished = { at: now, by: 'shopper' } as const
  expect(said({ status: 5, finished, reviewable: 1 })).toEqual({
    next: { kind: 'review' },
    actions: ['buy_again', 'review'],
  })
  const two = [...cardWith({}).lines, ...cardWith({}).lines]
  expect(said({ status: 5, finished, lines: two })).toEqual({
    next: { kind: 'finished', at: now },
    actions: ['details'],
  })
})

test('a cancelled order tells what became of its money', () => {
  const cancelled = { at: now, reason: 'by_shop', note: '' } as const
  const money = { payment_status: 1, cancelled } as const
  expect(said({ ...money, refunded: 24_500_412 }).next).toEqual({ kind: 'refunded_full' })
  expect(said({ ...money, refunded: 1_000 }).next).toEqual({ kind: 'refunded_part', amount: 1_000 })
  expect(said(money)).toEqual({ next: { kind: 'refund_coming' }, actions: ['details'] })
  expect(said({ cancelled }).next).toEqual({ kind: 'by_shop', at: now })
  expect(said({ cancelled: { ...cancelled, reason: 'expired' } }).next).toEqual({ kind: 'expired' })
})
