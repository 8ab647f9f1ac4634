import type { OrderCard } from '@gema/contract/shapes/order-card.ts'

export type CardAction =
  | 'pay'
  | 'proof'
  | 'finish'
  | 'complain'
  | 'complaint'
  | 'review'
  | 'buy_again'
  | 'track'
  | 'details'

/** What can be done with an order from its card: at most two things, the one that leads on is the last. */
export function cardActionsOf(card: OrderCard, now: string): CardAction[] {
  if (card.cancelled !== null) return ['details']
  if (card.finished !== null) {
    const once: CardAction = card.lines.length === 1 ? 'buy_again' : 'details'
    return card.reviewable > 0 ? [once, 'review'] : [once]
  }
  if (card.open_complaint !== null) return ['complaint']
  if (card.status === 1) return unpaidActions(card, now)
  if (card.status === 5) return deliveredActions(card)
  return [card.status === 2 ? 'details' : 'track']
}

function unpaidActions({ payment: { key, has_proof, deadline } }: OrderCard, now: string): CardAction[] {
  const isOver = deadline === null || deadline <= now
  if (key === 'cash-on-delivery' || isOver) return ['details']
  if (key !== 'bank-transfer') return ['pay']
  return has_proof ? ['details'] : ['proof', 'pay']
}

function deliveredActions({ actions }: OrderCard): CardAction[] {
  const open: CardAction[] = []
  if (actions.complain.is_allowed) open.push('complain')
  if (actions.finish.is_allowed) open.push('finish')
  return open.length > 0 ? open : ['details']
}

/** The actions that are the way on; the others stand beside them. */
export const leadsOn = (action: CardAction): boolean =>
  action === 'pay' || action === 'finish' || action === 'review'
