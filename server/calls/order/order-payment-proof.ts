import type { orderPaymentProof } from '@gema/contract/calls/checkout.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { keepProof } from '../../modules/checkout/checkout.ts'
import type { Shop } from '../../shop.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { presentOrder } from './present-order.ts'

const most = 4 * 1024 * 1024
const field = 'proof'

/** Keeps the receipt of a bank transfer. */
export const answerOrderPaymentProof: Handler<typeof orderPaymentProof, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const order = await orderOfCaller(shop, caller, input)
  if (order === undefined) return refuse('order_unknown')
  if (input.proof.size > most) return refuse('proof_too_large', { field })
  const bytes = new Uint8Array(await input.proof.arrayBuffer())
  const kept = await keepProof(shop.db, shop, { order, bytes })
  return kept === 'kept' ? presentOrder(shop, order, language) : refuse(kept, { field })
}
