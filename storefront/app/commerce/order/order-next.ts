import type { OrderCard } from '@gema/contract/shapes/order-card.ts'

/** What is next for an order in a list; the words for each are in order-card-words.ts. */
export type OrderNext =
  | { kind: 'refunded_full' | 'refund_coming' | 'expired' | 'refund_open' | 'cash' }
  | { kind: 'by_shopper' | 'by_shop' | 'finished'; at: string }
  | { kind: 'refunded_part'; amount: number }
  | { kind: 'review' | 'cancel_asked' | 'proof_checked' | 'overdue' | 'preparing' | 'on_its_way' }
  | { kind: 'complaint'; number: string }
  | { kind: 'finishes'; days: number }
  | { kind: 'arrives' | 'preparing_until'; days: NonNullable<OrderCard['estimate']> }
  | { kind: 'transfer_before' | 'pay_before' | 'failed_before'; deadline: string }

const day = 24 * 60 * 60_000

/** What the owner of an order should know about it next, at a moment of the server's clock. */
export function nextOf(card: OrderCard, now: string): OrderNext {
  if (card.cancelled !== null) return nextOfCancelled(card, card.cancelled)
  if (card.finished !== null) return nextOfFinished(card, card.finished.at)
  if (card.open_complaint !== null) return { kind: 'complaint', number: card.open_complaint.number }
  if (card.cancel_request?.state === 'open') return { kind: 'cancel_asked' }
  if (card.status === 1) return nextOfUnpaid(card, now)
  if (card.status === 5) return nextOfDelivered(card, now)
  if (card.estimate === null) return { kind: card.status === 2 ? 'preparing' : 'on_its_way' }
  return { kind: card.status === 2 ? 'preparing_until' : 'arrives', days: card.estimate }
}

function nextOfCancelled(card: OrderCard, { reason, at }: NonNullable<OrderCard['cancelled']>): OrderNext {
  const { refunded, amount, payment, payment_status } = card
  if (refunded > 0)
    return refunded >= amount ? { kind: 'refunded_full' } : { kind: 'refunded_part', amount: refunded }
  if (payment_status === 1 || payment.status === 'refund_pending') return { kind: 'refund_coming' }
  return reason === 'expired' ? { kind: 'expired' } : { kind: reason, at }
}

function nextOfFinished({ reviewable, refunded }: OrderCard, at: string): OrderNext {
  if (reviewable > 0) return { kind: 'review' }
  return refunded > 0 ? { kind: 'refunded_part', amount: refunded } : { kind: 'finished', at }
}

function nextOfUnpaid({ payment: { key, status, has_proof, deadline } }: OrderCard, now: string): OrderNext {
  if (key === 'cash-on-delivery' || deadline === null) return { kind: 'cash' }
  if (key === 'bank-transfer' && has_proof) return { kind: 'proof_checked' }
  if (deadline <= now) return { kind: 'overdue' }
  if (key === 'bank-transfer') return { kind: 'transfer_before', deadline }
  return { kind: status === 'open' ? 'pay_before' : 'failed_before', deadline }
}

/** Something that is open holds it: if it is no complaint, it is about money. */
function nextOfDelivered({ finishes_at }: OrderCard, now: string): OrderNext {
  if (finishes_at === null) return { kind: 'refund_open' }
  return { kind: 'finishes', days: Math.max(1, Math.ceil((Date.parse(finishes_at) - Date.parse(now)) / day)) }
}
