import { newestPayment } from '@gema/server/modules/checkout/checkout.ts'
import { type Order, standingOf, stepOf } from '@gema/server/modules/orders/orders.ts'
import { bankTransfer, cashOnDelivery } from '@gema/server/modules/payments/payments.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import type { CourierSaying } from './courier-words.ts'

export type CourierStep = 'accept_cod' | 'hand_over' | 'in_transit' | 'deliver'

/** What would happen next to an order of a real shop; nothing, where it is somebody else's turn, or it is over. */
export async function nextStep(
  db: Db,
  order: Order,
): Promise<{ next: CourierStep | null; saying: CourierSaying }> {
  const standing = standingOf(order)
  if (standing.isCancelled) return { next: null, saying: 'cancelled' }
  if (standing.status === 1) {
    const { method } = await newestPayment(db, order.id)
    if (method === cashOnDelivery) return { next: 'accept_cod', saying: 'accept_cod' }
    return { next: null, saying: method === bankTransfer ? 'transfer' : 'unpaid' }
  }
  for (const step of ['hand_over', 'in_transit', 'deliver'] as const)
    if (stepOf(step, standing) !== undefined) return { next: step, saying: step }
  if (standing.status === 5) return { next: null, saying: 'delivered' }
  return { next: null, saying: standing.cancelRequest === 'open' ? 'cancel_asked' : 'held' }
}
