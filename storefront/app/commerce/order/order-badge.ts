import type { Order } from '@gema/contract/shapes/order.ts'
import type { BadgeLook } from './badge-classes.ts'

/** What is enough to know for saying in two words how an order stands. */
export type BadgedOrder = Pick<Order, 'status' | 'cancelled' | 'finished'> & {
  /** Of an order that is fetched, its steps have other names. */
  steps?: Order['steps']
  payment?: Pick<Order['payment'], 'key'>
}

export type OrderBadge =
  | 'pending'
  | 'to_accept'
  | 'confirmed'
  | 'picked_up'
  | 'on_the_way'
  | 'delivered'
  | 'finished'
  | 'cancelled'

const ofStatus: Record<Order['status'], OrderBadge> = {
  1: 'pending',
  2: 'confirmed',
  3: 'picked_up',
  4: 'on_the_way',
  5: 'delivered',
}

/** How an order stands; what ended it is more than how far it came. Who pays at the door keeps nobody waiting for money. */
export function badgeOf({ status, cancelled, finished, payment }: BadgedOrder): OrderBadge {
  if (cancelled !== null) return 'cancelled'
  if (finished !== null) return 'finished'
  return status === 1 && payment?.key === 'cash-on-delivery' ? 'to_accept' : ofStatus[status]
}

export const badgeLooks: Record<OrderBadge, BadgeLook> = {
  pending: 'warn',
  to_accept: 'info',
  confirmed: 'info',
  picked_up: 'info',
  on_the_way: 'info',
  delivered: 'ok',
  finished: 'grey',
  cancelled: 'bad',
}
