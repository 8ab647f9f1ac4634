import type { OrderCard } from '@gema/contract/shapes/order-card.ts'
import { tellingOf } from '../../modules/checkout/checkout.ts'
import { type Complaint, complaintsOfOrders } from '../../modules/complaints/complaints.ts'
import {
  eventsOfOrders,
  finishesAt,
  linesOfOrders,
  type Order,
  type OrderLine,
  parcelsOfOrders,
} from '../../modules/orders/orders.ts'
import { paymentsOfOrders } from '../../modules/payments/payments.ts'
import { reviewsOfLines } from '../../modules/reviews/reviews.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { presentActions } from './present-actions.ts'
import { presentEstimate } from './present-estimate.ts'
import { presentPayment } from './present-payment.ts'
import { presentCancelled, presentCancelRequest, presentFinished } from './present-standing.ts'
import { presentSteps } from './present-steps.ts'

/** Orders in a list: everything about all of them is asked at once. */
export async function presentOrderCards(shop: Shop, orders: Order[], language: string): Promise<OrderCard[]> {
  const ids = orders.map(({ id }) => id)
  const [lines, payments, parcels, events, complaints, settings] = await Promise.all([
    linesOfOrders(shop.db, ids),
    paymentsOfOrders(shop.db, ids),
    parcelsOfOrders(shop.db, ids),
    eventsOfOrders(shop.db, ids),
    complaintsOfOrders(shop.db, ids),
    readSettings(shop.db),
  ])
  const reviews = await reviewsOfLines(
    shop.db,
    lines.map(({ id }) => id),
  )
  const now = shop.clock.now()
  const of = <Row extends { orderId: number }>(rows: Row[], { id }: Order): Row[] =>
    rows.filter(({ orderId }) => orderId === id)
  return orders.map((order) => {
    const own = of(lines, order)
    const payment = tellingOf(of(payments, order))
    if (payment === undefined) throw new Error('an order has no payment')
    const known = { order, parcels: of(parcels, order), events: of(events, order) }
    const unreviewed = own.filter(({ id }) => !reviews.has(id)).length
    const { finish, complain } = presentActions(order, { language, now, unreviewed })
    const { key, name, status, deadline, has_proof, method } = presentPayment(payment, { settings, language })
    return {
      id: order.uuid,
      number: order.number,
      date: order.placedAt.toISOString(),
      status: order.status as OrderCard['status'],
      payment_status: order.paymentStatus as OrderCard['payment_status'],
      cancelled: presentCancelled(order),
      finished: presentFinished(order),
      estimate: presentEstimate(known),
      steps: presentSteps(known, { language, payment }),
      cancel_request: presentCancelRequest(order),
      finishes_at: finishesAt(order)?.toISOString() ?? null,
      units: order.units,
      amount: payment.amount,
      lines: own.map(presentCardLine),
      payment: { key, name, status, deadline, has_proof, method },
      reviewable: order.finishedAt === null ? 0 : unreviewed,
      refunded: order.refunded,
      open_complaint: openOf(of(complaints, order)),
      actions: { finish, complain },
    }
  })
}

/** A product of an order, as small lists show it. */
export const presentCardLine = ({
  name,
  label,
  quantity,
  image,
  imageAlt,
}: OrderLine): OrderCard['lines'][number] => ({
  ...{ name, label, quantity },
  image_path: image,
  image_alt: imageAlt,
})

function openOf(complaints: Complaint[]): OrderCard['open_complaint'] {
  const open = complaints.find(({ status }) => status === 'created' || status === 'in_progress')
  return open === undefined ? null : { id: open.uuid, number: open.number }
}
