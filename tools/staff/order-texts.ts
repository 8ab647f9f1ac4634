import type { StaffOrder, StaffOrderCard } from '@gema/contract/backoffice/calls/order.ts'
import { columns, plain, rupiah, wib } from './texts.ts'

const names = ['', 'pending', 'confirmed', 'handed over', 'on the way', 'delivered']

/** Where an order stands, in a few words. */
export function standingText(
  order: Pick<StaffOrderCard, 'status' | 'payment_status' | 'cancelled' | 'cancel_request' | 'finished'>,
): string {
  const money = order.payment_status === 1 ? 'paid' : 'unpaid'
  if (order.cancelled !== null) return `cancelled (${order.cancelled.reason}), ${money}`
  if (order.finished !== null) return `finished by ${order.finished.by}`
  const wish = order.cancel_request?.state === 'open' ? ', cancellation asked for' : ''
  return `${names[order.status]}, ${money}${wish}`
}

export const orderRow = (card: StaffOrderCard): string[] => [
  card.number,
  wib(card.date),
  standingText(card) + (card.has_proof && card.payment_status === 0 ? ', receipt sent' : ''),
  rupiah(card.amount),
  `${card.units} pcs`,
  plain(card.recipient),
  plain(card.email),
]

/** One line about an order, after something was done with it. */
export const orderLine = (order: StaffOrder): string => `${order.number}: ${standingText(order)}`

/** An order with all that has happened to it. */
export function orderText(order: StaffOrder): string {
  const { address, payment } = order
  const { street, landmark, region, postcode } = address
  return [
    `${orderLine(order)}, placed ${wib(order.date)}`,
    `${rupiah(order.amount)} by ${payment.name} (${payment.status})${payment.has_proof ? ', receipt sent' : ''}`,
    '',
    columns(
      order.lines.map(({ quantity, name, label, sku, total }) => [
        `${quantity} ×`,
        plain([name, label].filter((part) => part !== '').join(', ')),
        sku,
        rupiah(total),
      ]),
    ),
    '',
    plain(`${address.recipient}, ${address.phone}, ${order.email}`),
    plain([street, landmark, region, postcode].filter((part) => part !== '').join(', ')),
    ...order.parcels.map(
      ({ store, service, tracking_number }) =>
        `parcel of ${store}: ${service}, ${tracking_number === null ? 'no tracking number' : tracking_number}`,
    ),
    ...order.refunds.map(
      ({ id, status, amount, way }) => `refund ${id}: ${status}, ${rupiah(amount)} to ${way}`,
    ),
    ...order.complaints.map(({ number, status }) => `complaint ${number}: ${status}`),
    '',
    columns(
      order.events
        .toReversed()
        .map(({ at, actor, staff_name, message, reason }) => [
          wib(at),
          staff_name ?? actor,
          plain(reason === '' ? message : `${message}: ${reason}`),
        ]),
    ),
  ].join('\n')
}
