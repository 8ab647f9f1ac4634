import type { orderTrack } from '@gema/contract/calls/order.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import type { Shop } from '../../shop.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { presentTracking } from './present-tracking.ts'

/** Where an order of the caller is. */
export const answerOrderTrack: Handler<typeof orderTrack, Shop> = async (
  input,
  { shop, caller, language },
) => {
  const order = await orderOfCaller(shop, caller, input)
  return order === undefined ? refuse('order_unknown') : presentTracking(shop, order, language)
}
