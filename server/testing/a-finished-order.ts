import { finishOrder } from '../modules/fulfilment/fulfilment.ts'
import { orderOfNumber } from '../modules/orders/orders.ts'
import type { PayingShop } from './a-paying-shop.ts'
import { type AnOrder, anOrder, type OrderGiven } from './an-order.ts'
import { moveOrder } from './move-order.ts'

/** Brings an order that waits for a transfer or for cash to its end, as its owner would finish it. */
export async function finish(shop: PayingShop, placed: { number: string }): Promise<void> {
  await moveOrder(shop, placed, 'delivered')
  const order = await orderOfNumber(shop.shop.db, placed.number)
  if (order === undefined) throw new Error('there is no such order')
  const outcome = await finishOrder(shop.shop.db, shop.around, { orderId: order.id, actor: 'shopper' })
  if ('refused' in outcome) throw new Error(`refused: ${outcome.refused}`)
}

/** An order of a guest that is finished, with its only line. */
export async function aFinishedOrder(
  shop: PayingShop,
  given: OrderGiven = {},
): Promise<AnOrder & { line: string }> {
  const order = await anOrder(shop, { method: 7, ...given })
  await finish(shop, order.placed)
  return { ...order, line: order.placed.lines[0]?.id ?? '' }
}
