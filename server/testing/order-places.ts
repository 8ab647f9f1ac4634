import type { OrderDeed } from './order-deeds.ts'
import type { EffectName } from './order-effects.ts'
import type { WalkedTo } from './walk-an-order.ts'

/** What can be done from a standing; what was done already; and what its owner is told who tries anything else. */
export interface Place {
  moves?: Partial<Record<OrderDeed, EffectName>>
  done?: OrderDeed[]
  told: Partial<Record<'cancel' | 'finish' | 'ask_refund', string>>
}

const early = 'finish_not_delivered'
const unpaid = { finish: early, ask_refund: 'refund_unpaid' }
const ended = { finish: 'order_cancelled', ask_refund: 'order_cancelled' }
const withCourier = { cancel: 'cancel_handed_over', finish: early }
const cancels = ['cancel', 'cancel_by_staff'] as const
const waiting = { expire: 'expired', cancel: 'cancelled', cancel_by_staff: 'cancelled by the shop' } as const
const arrived = ['hand_over', 'in_transit', 'deliver'] as const
const finishes = { finish: 'finished', auto_finish: 'finished by itself' } as const
const decided = { accept_cancel: 'the wish accepted', decline_cancel: 'the wish declined' } as const
const judged = { approve: 'approved', reject: 'rejected' } as const

/** The whole table: whatever stands in no list of a place is refused there. */
export const places: Record<WalkedTo, Place> = {
  pending: { moves: { pay: 'paid', ...waiting }, told: unpaid },
  'pending, by transfer': { moves: { pay: 'paid by transfer', ...waiting }, told: unpaid },
  'pending, for cash': { moves: { accept_cod: 'accepted', ...waiting }, told: unpaid },
  expired: { moves: { pay: 'revived' }, done: [...cancels], told: ended },
  'expired, by transfer': { moves: { pay: 'revived by transfer' }, done: [...cancels], told: ended },
  'cancelled by its owner': { moves: { pay: 'paid too late' }, done: [...cancels], told: ended },
  'cancelled by the shop': { done: [...cancels], told: ended },
  confirmed: {
    moves: { cancel: 'wished to be cancelled', hand_over: 'handed over', ask_refund: 'asked back' },
    told: { finish: early },
  },
  'confirmed, by transfer': {
    moves: { cancel: 'wished to be cancelled', hand_over: 'handed over', ask_refund: 'asked back' },
    told: { finish: early },
  },
  'confirmed, for cash': {
    moves: { cancel: 'wished to be cancelled', hand_over: 'handed over, unpaid' },
    done: ['accept_cod'],
    told: unpaid,
  },
  'confirmed, wished to be cancelled': {
    moves: decided,
    done: ['cancel'],
    told: { finish: early, ask_refund: 'cancel_asked' },
  },
  'confirmed for cash, wished to be cancelled': {
    moves: { ...decided, accept_cancel: 'the wish accepted, unpaid' },
    done: ['accept_cod', 'cancel'],
    told: unpaid,
  },
  'confirmed, the wish declined': {
    moves: { hand_over: 'handed over', ask_refund: 'asked back' },
    done: ['decline_cancel'],
    told: { cancel: 'cancel_declined', finish: early },
  },
  'cancelled by agreement': {
    moves: { give_back: 'given back', withdraw: 'stopped' },
    done: [...cancels, 'accept_cancel', 'approve'],
    told: ended,
  },
  'cancelled by agreement, by transfer': {
    moves: { sent: 'sent by hand', withdraw: 'stopped before it was sent by hand' },
    done: [...cancels, 'accept_cancel', 'approve'],
    told: ended,
  },
  'cancelled by agreement, for cash': { done: [...cancels, 'accept_cancel'], told: ended },
  'cancelled by agreement, given back': {
    done: [...cancels, 'accept_cancel', 'approve', 'sent'],
    told: ended,
  },
  'cancelled by agreement, its money stopped': {
    moves: { ask_refund: 'asked back' },
    done: [...cancels, 'accept_cancel', 'reject', 'withdraw'],
    told: ended,
  },
  'picked up': {
    moves: { in_transit: 'gone on its way', ask_refund: 'asked back' },
    done: ['hand_over'],
    told: withCourier,
  },
  'picked up, for cash': {
    moves: { in_transit: 'gone on its way' },
    done: ['accept_cod', 'hand_over'],
    told: { ...withCourier, ask_refund: 'refund_unpaid' },
  },
  'on the way': {
    moves: { deliver: 'delivered', ask_refund: 'asked back' },
    done: ['hand_over', 'in_transit'],
    told: withCourier,
  },
  'on the way, for cash': {
    moves: { deliver: 'delivered and paid' },
    done: ['accept_cod', 'hand_over', 'in_transit'],
    told: { ...withCourier, ask_refund: 'refund_unpaid' },
  },
  'on the way, money asked back': {
    moves: { deliver: 'delivered', ...judged },
    done: ['hand_over', 'in_transit', 'ask_refund'],
    told: withCourier,
  },
  delivered: {
    moves: { ...finishes, ask_refund: 'asked back' },
    done: [...arrived],
    told: { cancel: 'cancel_delivered' },
  },
  'delivered, for cash': {
    moves: { ...finishes, ask_refund: 'asked back' },
    done: ['accept_cod', ...arrived],
    told: { cancel: 'cancel_delivered' },
  },
  'delivered, with a complaint': {
    done: [...arrived],
    told: {
      ...{ cancel: 'cancel_delivered', finish: 'finish_has_complaint', ask_refund: 'finish_has_complaint' },
    },
  },
  finished: {
    done: ['deliver', 'finish'],
    told: { cancel: 'order_finished', ask_refund: 'order_finished' },
  },
  'confirmed, money asked back': {
    moves: { approve: 'called off', reject: 'rejected' },
    done: ['ask_refund'],
    told: { cancel: 'refund_asked', finish: early },
  },
  'confirmed, no money back': {
    moves: { cancel: 'wished to be cancelled', hand_over: 'handed over', ask_refund: 'asked back' },
    done: ['reject'],
    told: { finish: early },
  },
  'called off for a refund': {
    moves: { give_back: 'given back', withdraw: 'stopped' },
    done: [...cancels, 'approve'],
    told: ended,
  },
  'delivered, money asked back': {
    moves: judged,
    done: [...arrived, 'ask_refund'],
    told: { cancel: 'cancel_delivered', finish: 'refund_asked' },
  },
  'delivered, money on its way back': {
    moves: { give_back: 'given back', withdraw: 'stopped' },
    done: [...arrived, 'approve'],
    told: { cancel: 'cancel_delivered', finish: 'refund_asked', ask_refund: 'refund_asked' },
  },
  'delivered for cash, money promised': {
    moves: { sent: 'sent by hand', withdraw: 'stopped before it was sent by hand' },
    done: ['accept_cod', ...arrived, 'approve'],
    told: { cancel: 'cancel_delivered', finish: 'refund_asked', ask_refund: 'refund_asked' },
  },
  'delivered for cash, all given back': {
    done: ['accept_cod', ...arrived, 'approve', 'sent'],
    told: { cancel: 'cancel_delivered', finish: 'order_refunded', ask_refund: 'order_refunded' },
  },
  'delivered, a part given back': {
    moves: { ...finishes, ask_refund: 'asked back' },
    done: [...arrived, 'approve', 'sent'],
    told: { cancel: 'cancel_delivered' },
  },
}
