import type { Db } from '../../platform/database/database.ts'
import { type CheckoutAround, postAboutOrder, tellingPayment } from '../checkout/checkout.ts'
import {
  isTaken,
  lockOrder,
  type Order,
  type OrderDoer,
  type OrderNews,
  type OrderStep,
  orderNewsLetter,
  standingOf,
  stepOrder,
} from '../orders/orders.ts'
import type { StepOutcome } from './step-outcome.ts'

interface StepWish {
  orderId: number
  step: OrderStep
  doer: OrderDoer
  reason?: string | undefined
  values?: Record<string, string | number>
  /** Looked at behind the lock, before the step: why it must not be taken after all. */
  bar?: (order: Order, tx: Db) => Promise<Extract<StepOutcome, { refused: string }> | undefined>
  /** What follows from the step, in the same transaction; answers what is to be told. */
  follow: (tx: Db, order: Order, before: Order) => Promise<OrderNews | undefined>
}

/**
 * Takes a step with an order: its row is locked, the table is asked, the log is written, and all that follows happens in
 * the same transaction. One that is behind the order already changes nothing and is a success.
 */
export const takeStep = (db: Db, around: CheckoutAround, wish: StepWish): Promise<StepOutcome> =>
  db.transaction(async (tx) => {
    const { orderId, step, doer, reason, values, bar, follow } = wish
    const before = await lockOrder(tx, orderId)
    if (isTaken(step, standingOf(before))) return { order: before }
    const barred = await bar?.(before, tx)
    if (barred !== undefined) return barred
    const order = await stepOrder(tx, before, {
      ...doer,
      ...{ step, reason, now: around.clock.now() },
      ...(values !== undefined && { values }),
    })
    if (order === undefined) return { refused: 'step_refused' }
    const news = await follow(tx, order, before)
    if (news !== undefined) await tell(tx, around, { order, news })
    return { order }
  })

/** Writes to the owner of an order. */
export async function tell(
  tx: Db,
  around: CheckoutAround,
  { order, news }: { order: Order; news: OrderNews },
): Promise<void> {
  const payment = await tellingPayment(tx, order.id)
  await postAboutOrder(tx, around, { order, payment, letter: (facts) => orderNewsLetter(facts, news) })
}
