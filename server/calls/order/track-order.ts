import type { trackOrder } from '@gema/contract/calls/order.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { orderOfNumberAndEmail } from '../../modules/orders/orders.ts'
import type { Shop } from '../../shop.ts'
import { presentTracking } from './present-tracking.ts'

/** Where an order is, for who knows its number and its e-mail; whether one of the two is right is told to nobody. */
export const answerTrackOrder: Handler<typeof trackOrder, Shop> = async (input, context) => {
  const { shop, language } = context
  // Numbers can be counted through, so somebody's address is tried a few times from one network, and no more.
  const seconds = await context.countTry(`track-order:${input.email.toLowerCase()}`)
  if (seconds > 0) return refuse('too_many_requests', { values: { seconds } })
  const order = await orderOfNumberAndEmail(shop.db, input)
  return order === undefined ? refuse('order_unknown') : presentTracking(shop, order, language)
}
