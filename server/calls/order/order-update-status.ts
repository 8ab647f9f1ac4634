import type { cancelReasons, orderUpdateStatus } from '@gema/contract/calls/order.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { cancelOrder, finishOrder } from '../../modules/fulfilment/fulfilment.ts'
import type { Order } from '../../modules/orders/orders.ts'
import type { Shop } from '../../shop.ts'
import { bankOf } from '../callers/bank-of.ts'
import { checkoutAroundOf } from '../callers/checkout-around-of.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { cancelReasonWords } from './cancel-reason-words.ts'
import { presentOrder } from './present-order.ts'

/** Cancels or finishes an order of the caller. */
export const answerOrderUpdateStatus: Handler<typeof orderUpdateStatus, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const order = await orderOfCaller(shop, caller, input)
  if (order === undefined) return refuse('order_unknown')
  const around = checkoutAroundOf(shop)
  const outcome =
    input.action === 'finish'
      ? await finishOrder(shop.db, around, { orderId: order.id, actor: 'shopper' })
      : await cancelOrder(shop.db, around, {
          order,
          by: { actor: 'shopper' },
          reason: reasonOf(order, input),
          bank: bankOf(input.bank),
        })
  if ('refused' in outcome) return outcome
  return presentOrder(shop, outcome.order, language)
}

/** Said in the language of the order, like everything else in its log. */
function reasonOf(
  { language }: Order,
  { reason, note }: { reason?: (typeof cancelReasons)[number] | undefined; note: string },
): string {
  const words = reason === undefined || reason === 'other' ? undefined : cancelReasonWords[reason]
  const said = words === undefined ? '' : language === 'id' ? words.id : words.en
  return [said, note].filter((part) => part !== '').join(': ')
}
