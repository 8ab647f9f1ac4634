import type { Db } from '../../platform/database/database.ts'
import { type CheckoutAround, goOn } from '../checkout/checkout.ts'
import {
  daysToFinish,
  daysToRemind,
  deliveredBefore,
  finishesAt,
  lockOrder,
  logOrderEvent,
  mayFinishItself,
  updateOrder,
} from '../orders/orders.ts'
import { finishOrder } from './finish-order.ts'
import { tell } from './take-step.ts'

const day = 24 * 60 * 60_000
const atOnce = 100

/** Finishes orders that were delivered a week ago, unless something about them is open. Doing it twice does no harm. */
export async function autoFinish(db: Db, around: CheckoutAround): Promise<number> {
  const now = around.clock.now()
  const before = new Date(now.getTime() - daysToFinish * day)
  let finished = 0
  for (const { id } of await deliveredBefore(db, {
    before,
    heldUntil: now,
    unreminded: false,
    limit: atOnce,
  })) {
    const outcome = await goOn(around, () =>
      finishOrder(db, around, {
        orderId: id,
        actor: 'system',
        // Read behind the lock: a rejected complaint may still be appealed.
        bar: (order) => !mayFinishItself(order, now),
      }),
    )
    if (outcome !== undefined && 'order' in outcome) finished += 1
  }
  return finished
}

/** So long before it finishes by itself, the owner of an order is reminded. */
const reminder = (daysToFinish - daysToRemind) * day

/** Reminds owners of delivered orders that they finish by themselves soon, once. */
export async function remindToFinish(db: Db, around: CheckoutAround): Promise<number> {
  const now = around.clock.now()
  const before = new Date(now.getTime() - daysToRemind * day)
  const heldUntil = new Date(now.getTime() + reminder)
  let reminded = 0
  for (const { id } of await deliveredBefore(db, { before, heldUntil, unreminded: true, limit: atOnce }))
    if (await goOn(around, () => remind(db, around, id))) reminded += 1
  return reminded
}

const remind = (db: Db, around: CheckoutAround, orderId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const now = around.clock.now()
    const at = finishesAt(order)
    // One that is finished in the same breath needs no reminder, and one that is held needs it later.
    if (order.remindedAt !== null || at === null || at <= now) return false
    if (at.getTime() - now.getTime() > reminder) return false
    const changed = await updateOrder(tx, order.id, { remindedAt: now })
    await logOrderEvent(tx, order.id, { kind: 'reminded', actor: 'system', at: now })
    await tell(tx, around, { order: changed, news: { kind: 'reminder', finishesAt: at } })
    return true
  })
