import type { orderRefund } from '@gema/contract/calls/order.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { askRefund } from '../../modules/refunds/refunds.ts'
import type { Shop } from '../../shop.ts'
import { bankOf } from '../callers/bank-of.ts'
import { checkoutAroundOf } from '../callers/checkout-around-of.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { presentOrder } from './present-order.ts'

/** Asks for money of an order of the caller. */
export const answerOrderRefund: Handler<typeof orderRefund, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const order = await orderOfCaller(shop, caller, input)
  if (order === undefined) return refuse('order_unknown')
  const { reason, items } = input
  const asked = await askRefund(shop.db, checkoutAroundOf(shop), {
    ...{ order, reason, items },
    bank: bankOf(input.bank),
  })
  if (!('refused' in asked)) return presentOrder(shop, order, language)
  if (asked.refused === 'refund_bank_required') return refuse(asked.refused, { field: 'bank' })
  return refuse(asked.refused, asked.refused === 'complaint_quantity_invalid' ? { field: 'items' } : {})
}
