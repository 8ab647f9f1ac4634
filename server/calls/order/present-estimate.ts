import type { Order } from '@gema/contract/shapes/order.ts'
import type { WholeOrder } from '../../modules/orders/orders.ts'

const day = 24 * 60 * 60_000

const jakartaDate = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Jakarta',
})

/** The days on which all parcels should have arrived, counted from when they were confirmed or left; nothing once it is over. */
export function presentEstimate({
  order,
  parcels,
  events,
}: Pick<WholeOrder, 'order' | 'parcels' | 'events'>): Order['estimate'] {
  if (order.cancelledAt !== null || order.status >= 5 || parcels.length === 0) return null
  const left =
    events.find(({ kind }) => kind === 'hand_over') ?? events.find(({ kind }) => confirming.has(kind))
  const from = left?.happenedAt ?? order.placedAt
  const after = (days: number) => jakartaDate.format(new Date(from.getTime() + days * day))
  const earliest = Math.max(...parcels.map(({ daysMin }) => daysMin))
  const latest = Math.max(...parcels.map(({ daysMax }) => daysMax), earliest)
  return { from: after(earliest), to: after(latest) }
}

const confirming = new Set(['pay', 'accept_cod', 'revive'])
