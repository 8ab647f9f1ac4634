import type { orderTransaction } from '@gema/contract/calls/checkout.ts'
import { formatMoney } from '@gema/contract/values/money.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { newestPayment, retryPayment, startPayment } from '../../modules/checkout/checkout.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { checkoutAroundOf } from '../callers/checkout-around-of.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { moneyOf } from '../cart/present-cart.ts'
import { presentOrder } from './present-order.ts'

/** Tries again to pay an order, in the same or another way. */
export const answerOrderTransaction: Handler<typeof orderTransaction, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const order = await orderOfCaller(shop, caller, input)
  if (order === undefined) return refuse('order_unknown')
  const around = checkoutAroundOf(shop)
  const begun = await retryPayment(shop.db, around, { order, method: input.payment_method })
  if ('refused' in begun) {
    // It was paid while the shopper looked for another way: that is no failure.
    if (begun.refused === 'order_paid') return presentOrder(shop, order, language)
    const settings = await readSettings(shop.db)
    return refuse(begun.refused, { values: { most: formatMoney(settings.codMost, moneyOf(settings)) } })
  }
  await startPayment(shop.db, around, { order, payment: await newestPayment(shop.db, order.id) })
  return presentOrder(shop, order, language)
}
