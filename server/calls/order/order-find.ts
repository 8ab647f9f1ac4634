import type { orderFind } from '@gema/contract/calls/order.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import type { Shop } from '../../shop.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { presentOrder } from './present-order.ts'

/** An order of the caller. */
export const answerOrderFind: Handler<typeof orderFind, Shop> = async (input, { shop, caller, language }) => {
  const order = await orderOfCaller(shop, caller, input)
  return order === undefined ? refuse('order_unknown') : presentOrder(shop, order, language)
}
