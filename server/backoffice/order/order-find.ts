import type { orderFind } from '@gema/contract/backoffice/calls/order.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { orderOfNumber } from '../../modules/orders/orders.ts'
import type { Shop } from '../../shop.ts'
import { presentStaffOrder } from './present-staff-order.ts'

/** An order with its whole log. */
export const answerOrderFind: Handler<typeof orderFind, Shop> = async ({ number }, context) => {
  const { shop } = context
  const order = await orderOfNumber(shop.db, number)
  return order === undefined ? refuse('order_unknown') : presentStaffOrder(shop, order, context)
}
