import type { orderPaymentDone } from '@gema/contract/calls/checkout.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { askProvider, newestPayment, startPayment } from '../../modules/checkout/checkout.ts'
import type { Payment } from '../../modules/payments/payments.ts'
import type { Shop } from '../../shop.ts'
import { checkoutAroundOf } from '../callers/checkout-around-of.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { presentOrder } from './present-order.ts'

/** Asks the provider what has become of a payment; what the browser says about it counts for nothing. */
export const answerOrderPaymentDone: Handler<typeof orderPaymentDone, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const order = await orderOfCaller(shop, caller, input)
  if (order === undefined) return refuse('order_unknown')
  const around = checkoutAroundOf(shop)
  const payment = await newestPayment(shop.db, order.id)
  // A server that stopped between order and payment has left it unopened.
  await startPayment(shop.db, around, { order, payment })
  if (order.paymentStatus === 0 && !wasJustAsked(payment, shop.clock.now()))
    await askProvider(shop.db, around, payment)
  return presentOrder(shop, order, language)
}

/** Asking again and again must not wear out the provider's patience with the shop. */
const wasJustAsked = ({ askedAt }: Payment, now: Date): boolean =>
  askedAt !== null && now.getTime() - askedAt.getTime() < 2_000
