import type { orderProof } from '@gema/contract/backoffice/calls/order.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { orderOfNumber } from '../../modules/orders/orders.ts'
import { paymentsOf } from '../../modules/payments/payments.ts'
import type { Shop } from '../../shop.ts'

/** The newest receipt that was sent for an order; it is kept sealed, because it shows somebody's account. */
export const answerOrderProof: Handler<typeof orderProof, Shop> = async ({ number }, { shop }) => {
  const order = await orderOfNumber(shop.db, number)
  if (order === undefined) return refuse('order_unknown')
  const key = (await paymentsOf(shop.db, order.id)).find(({ proof }) => proof !== null)?.proof
  const sealed = key && (await shop.files.read(key))
  if (!sealed) return refuse('evidence_unknown')
  // Receipts are re-encoded when they come.
  return new File([new Uint8Array(shop.sealer.open(sealed))], `${order.number}.webp`, { type: 'image/webp' })
}
