import type { Order } from '@gema/contract/shapes/order.ts'
import { isFetched } from '../../commerce/order/is-fetched.ts'
import { arrivalDays } from './arrival-days.ts'

export interface OrderStep {
  name: 'placed' | 'paid' | 'confirmed' | 'packed' | 'way' | 'there' | 'ready' | 'fetched'
  state: 'done' | 'next' | 'coming'
  /** When it was done. */
  at: string | null
  /** Between which days it will be, about. */
  about: { first: string; last: string } | null
}

type Stepped = Pick<Order, 'status' | 'date' | 'parcels' | 'server_time'> & {
  payment: Pick<Order['payment'], 'key' | 'paid_at'>
}

/** The way of an order to its buyer, from its status: what is done, what comes next, and about when it is there. */
export function stepsOfOrder(order: Stepped): OrderStep[] {
  const { status, date, payment } = order
  const about = arrivalDays(order, payment.paid_at ?? date) ?? null
  const second = payment.key === 'cash-on-delivery' ? 'confirmed' : 'paid'
  const paidAt = second === 'paid' ? payment.paid_at : null
  const steps: { name: OrderStep['name']; from: number; at: string | null; isThere?: true }[] = isFetched(
    order,
  )
    ? [
        { name: 'placed', from: 1, at: date },
        { name: second, from: 2, at: paidAt },
        { name: 'ready', from: 4, at: null, isThere: true },
        { name: 'fetched', from: 5, at: null },
      ]
    : [
        { name: 'placed', from: 1, at: date },
        { name: second, from: 2, at: paidAt },
        { name: 'packed', from: 3, at: null },
        { name: 'way', from: 4, at: null },
        { name: 'there', from: 5, at: null, isThere: true },
      ]
  const next = steps.findIndex(({ from }) => from > status)
  return steps.map(({ name, from, at, isThere }, place) => ({
    name,
    state: from <= status ? 'done' : place === next ? 'next' : 'coming',
    at: from <= status ? at : null,
    about: isThere && from > status ? about : null,
  }))
}
