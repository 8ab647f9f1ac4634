import type { orderOpenContact } from '@gema/contract/backoffice/calls/order.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { logOrderEvent, orderOfNumber } from '../../modules/orders/orders.ts'
import type { Shop } from '../../shop.ts'
import { presentOpenedOrder } from './present-staff-order.ts'

/** Shows an order with phone, street and e-mail in full, and logs who opened them. */
export const answerOrderOpenContact: Handler<typeof orderOpenContact, Shop> = async (
  { number },
  { shop, language, caller },
) => {
  const order = await orderOfNumber(shop.db, number)
  if (order === undefined) return refuse('order_unknown')
  const { staffId } = caller
  await logOrderEvent(shop.db, order.id, {
    kind: 'contact_opened',
    actor: 'staff',
    staffId,
    at: shop.clock.now(),
  })
  return presentOpenedOrder(shop, order, language)
}
