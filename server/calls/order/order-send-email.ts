import type { orderSendEmail } from '@gema/contract/calls/order.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { orderAgainJob, postOrderAgain } from '../../modules/checkout/checkout.ts'
import type { Shop } from '../../shop.ts'
import { checkoutAroundOf } from '../callers/checkout-around-of.ts'
import { orderOfCaller } from '../callers/own-order.ts'

/**
 * Sends the mail about an order again, to the address it was placed with. By number and e-mail, whether there is such an
 * order is looked up by a job: neither the answer nor the time it takes tells.
 */
export const answerOrderSendEmail: Handler<typeof orderSendEmail, Shop> = async (input, context) => {
  const { shop, caller } = context
  const { order: uuid, key, number, email } = input
  if (uuid !== undefined) {
    const order = await orderOfCaller(shop, caller, { order: uuid, key })
    if (order === undefined) return refuse('order_unknown')
    const seconds = await postOrderAgain(shop.db, checkoutAroundOf(shop), {
      orderId: order.id,
      actor: 'shopper',
    })
    return seconds > 0 ? refuse('too_many_requests', { values: { seconds } }) : {}
  }
  if (number === undefined || email === undefined) return refuse('invalid_data')
  await shop.jobs.send(shop.db, orderAgainJob, { number, email })
  return {}
}
