import type { StaffOrder } from '@gema/contract/backoffice/calls/order.ts'
import { checkoutAroundOf } from '../../calls/callers/checkout-around-of.ts'
import { type CallContext, type Refused, refuse, type StaffCaller } from '../../http/handler.ts'
import type { CheckoutAround } from '../../modules/checkout/checkout.ts'
import type { StepOutcome } from '../../modules/fulfilment/fulfilment.ts'
import { type Order, orderOfNumber } from '../../modules/orders/orders.ts'
import type { Shop } from '../../shop.ts'
import { presentStaffOrder } from './present-staff-order.ts'

/** Lets somebody of the staff take a step with the order of a number, and answers how it stands, or why it was refused. */
export async function answerStep(
  context: CallContext<Shop, StaffCaller>,
  number: string,
  take: (order: Order, around: CheckoutAround) => Promise<StepOutcome>,
): Promise<StaffOrder | Refused> {
  const { shop } = context
  const order = await orderOfNumber(shop.db, number)
  if (order === undefined) return refuse('order_unknown')
  const outcome = await take(order, checkoutAroundOf(shop))
  if (!('refused' in outcome)) return presentStaffOrder(shop, outcome.order, context)
  const { refused, ...more } = outcome
  return refuse(refused, more)
}
