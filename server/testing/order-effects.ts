import { expect } from 'vitest'
import type { OrderTable } from './order-books.ts'
import { day } from './order-deeds.ts'

/** What a deed does to an order, where it does something. */
export interface Effect {
  facts: Record<string, unknown>
  log: { kind: string; actor: string; staff_id: number | null; reason: string; values: object }[]
  tables: OrderTable[]
  mails: number
  /** Payments that shall be given back. */
  jobs: number
}

const told: OrderTable[] = ['mails', 'order_events', 'orders']
const freed: OrderTable[] = ['flash_sale_items', 'reservations', 'stock', 'voucher_uses', 'vouchers']
const sold: OrderTable[] = ['movements', 'products', 'reservations', 'stock']

const sorted = (...names: OrderTable[]): OrderTable[] => [...new Set(names)].toSorted()

/** The effects of all deeds, by the words of the table; `amount` is the money that is at stake. */
export function effectsOf({ now, staffId, amount }: { now: Date; staffId: number; amount: number }) {
  const at = (days: number) => new Date(now.getTime() + days * day)
  const by = (actor: string, kind: string, ...[reason = '', values = {}]: [string?, object?]) => ({
    ...{ kind, actor, staff_id: actor === 'staff' ? staffId : null, reason, values },
  })
  const effect = (
    log: Effect['log'],
    facts: Effect['facts'],
    also: Partial<Omit<Effect, 'log' | 'facts'>> = {},
  ): Effect => ({ mails: 1, jobs: 0, ...also, log, facts, tables: sorted(...(also.tables ?? told)) })
  const cancelled = (reason: string, note: string, time = now) => ({
    ...{ cancelled_at: time, cancel_reason: reason, ...(note !== '' && { cancel_note: note }) },
  })
  const toPayment: OrderTable[] = [...told, 'payments']
  const paid = { status: 2, payment_status: 1, deadline: null }
  const revived = { ...paid, cancelled_at: null, cancel_reason: null }
  const freedAndSold = [...toPayment, ...freed, ...sold]
  const askedBack = { amount }
  return {
    paid: effect([by('provider', 'pay')], paid, { tables: [...toPayment, ...sold] }),
    'paid by transfer': effect([by('staff', 'pay', 'on the account')], paid, {
      tables: [...toPayment, ...sold],
    }),
    revived: effect([by('provider', 'revive')], revived, { tables: freedAndSold }),
    'revived by transfer': effect([by('staff', 'revive', 'on the account')], revived, {
      tables: freedAndSold,
    }),
    'paid too late': effect(
      [by('system', 'paid_too_late')],
      {},
      {
        ...{ tables: ['order_events', 'payments'], mails: 0, jobs: 1 },
      },
    ),
    accepted: effect([by('staff', 'accept_cod', 'called her')], { status: 2, deadline: null }),
    expired: effect([by('system', 'expire')], cancelled('expired', '', at(3)), {
      tables: [...toPayment, ...freed],
    }),
    cancelled: effect(
      [by('shopper', 'cancel', 'changed my mind')],
      cancelled('by_shopper', 'changed my mind'),
      { tables: [...toPayment, ...freed] },
    ),
    'cancelled by the shop': effect(
      [by('staff', 'cancel', 'the last one is broken')],
      cancelled('by_shop', 'the last one is broken'),
      { tables: [...toPayment, ...freed] },
    ),
    'wished to be cancelled': effect([by('shopper', 'ask_cancel', 'changed my mind')], {
      cancel_request: 'open',
      cancel_asked_at: now,
      cancel_ask_reason: 'changed my mind',
      cancel_sealed_bank: expect.any(String),
    }),
    'the wish accepted': effect(
      [by('staff', 'accept_cancel', 'as you wish'), by('staff', 'refund_approved', 'as you wish', askedBack)],
      {
        ...cancelled('by_shopper', 'as you wish'),
        ...{ cancel_request: 'accepted', cancel_answer: 'as you wish', open_refunds: 1 },
      },
      { tables: [...freedAndSold, 'refunds'], jobs: 1 },
    ),
    'the wish accepted, unpaid': effect(
      [by('staff', 'accept_cancel', 'as you wish')],
      {
        ...cancelled('by_shopper', 'as you wish'),
        ...{ cancel_request: 'accepted', cancel_answer: 'as you wish' },
      },
      { tables: [...toPayment, ...freed] },
    ),
    'the wish declined': effect([by('staff', 'decline_cancel', 'it is packed already')], {
      ...{ cancel_request: 'declined', cancel_answer: 'it is packed already' },
    }),
    'handed over': effect(
      [by('staff', 'hand_over', 'two boxes', { tracking: 'JH-1' })],
      { status: 3 },
      { tables: [...told, 'order_parcels'] },
    ),
    'handed over, unpaid': effect(
      [by('staff', 'hand_over', 'two boxes', { tracking: 'JH-1' })],
      { status: 3 },
      { tables: [...told, 'order_parcels', ...sold] },
    ),
    'gone on its way': effect([by('staff', 'in_transit', 'in Bandung')], { status: 4 }),
    delivered: effect([by('staff', 'deliver', 'to the neighbour')], { status: 5, delivered_at: now }),
    'delivered and paid': effect(
      [by('staff', 'deliver', 'to the neighbour'), by('staff', 'paid_on_delivery')],
      { status: 5, delivered_at: now, payment_status: 1 },
      { tables: toPayment },
    ),
    finished: effect([by('shopper', 'finish')], { finished_at: now, finished_by: 'shopper' }),
    'finished by itself': effect([by('system', 'finish')], {
      ...{ finished_at: at(30), finished_by: 'system' },
    }),
    'asked back': effect(
      [by('shopper', 'refund_asked', 'it hums', askedBack)],
      { open_refunds: 1 },
      { tables: [...told, 'refunds'] },
    ),
    approved: effect(
      [by('staff', 'refund_approved', 'of course', askedBack)],
      {},
      {
        ...{ tables: ['mails', 'order_events', 'payments', 'refunds'], jobs: 1 },
      },
    ),
    'called off': effect(
      [by('staff', 'refund_approved', 'of course', askedBack), by('staff', 'cancel_refunded', 'of course')],
      cancelled('by_shopper', 'of course'),
      { tables: [...freedAndSold, 'refunds'], jobs: 1 },
    ),
    rejected: effect(
      [by('staff', 'refund_rejected', 'it was not broken', askedBack)],
      { open_refunds: 0 },
      { tables: [...told, 'refunds'] },
    ),
    stopped: effect(
      [by('staff', 'refund_withdrawn', 'the wrong order', askedBack)],
      { open_refunds: 0 },
      { tables: [...toPayment, 'refunds'] },
    ),
    'stopped before it was sent by hand': effect(
      [by('staff', 'refund_withdrawn', 'the wrong order', askedBack)],
      { open_refunds: 0 },
      { tables: [...told, 'refunds'] },
    ),
    'sent by hand': effect(
      [by('staff', 'refund_sent', '', askedBack)],
      { open_refunds: 0, refunded: amount },
      { tables: [...told, 'refunds'] },
    ),
    'given back': effect(
      [by('system', 'refunded', '', askedBack), by('system', 'refund_sent', '', askedBack)],
      { open_refunds: 0, refunded: amount },
      { tables: [...toPayment, 'refunds'] },
    ),
  } satisfies Record<string, Effect>
}

export type EffectName = keyof ReturnType<typeof effectsOf>
