import type { StaffOrderCard } from '@gema/contract/backoffice/calls/order.ts'
import {
  presentCancelled,
  presentCancelRequest,
  presentFinished,
} from '../../calls/order/present-standing.ts'
import { tellingOf } from '../../modules/checkout/checkout.ts'
import type { Order } from '../../modules/orders/orders.ts'
import { paymentsOfOrders } from '../../modules/payments/payments.ts'
import type { Shop } from '../../shop.ts'

/** Orders in a list of the staff. */
export async function presentStaffOrderCards({ db }: Shop, orders: Order[]): Promise<StaffOrderCard[]> {
  const payments = await paymentsOfOrders(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => {
    const own = payments.filter(({ orderId }) => orderId === order.id)
    const payment = tellingOf(own)
    if (payment === undefined) throw new Error('an order has no payment')
    return {
      id: order.uuid,
      number: order.number,
      status: order.status as StaffOrderCard['status'],
      payment_status: order.paymentStatus as StaffOrderCard['payment_status'],
      date: order.placedAt.toISOString(),
      email: order.email,
      amount: payment.amount,
      cancelled: presentCancelled(order),
      cancel_request: presentCancelRequest(order),
      finished: presentFinished(order),
      recipient: order.address.recipient,
      units: order.units,
      payment_method: payment.method,
      has_proof: own.some(({ proof }) => proof !== null),
    }
  })
}
