import type { Db } from '../../platform/database/database.ts'
import { lockOrder, orderExpiredLetter, overdueOrders, stepOrder } from '../orders/orders.ts'
import { paymentsOf, stepPayment } from '../payments/payments.ts'
import { askAboutOpen } from './ask-about-open.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { goOn } from './go-on.ts'
import { postAboutOrder } from './order-post.ts'
import { giveScarceBack } from './scarce-things.ts'

const atOnce = 50

/**
 * Ends orders whose time to be paid is over, and gives back all that they held. The provider is asked first: a payment
 * of the last minute counts. Several processes may do this at once; each order is ended by one of them.
 */
export async function expireOrders(db: Db, around: CheckoutAround): Promise<number> {
  let ended = 0
  const seen = new Set<number>()
  for (;;) {
    const overdue = await overdueOrders(db, around.clock.now(), atOnce)
    const fresh = overdue.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) {
      seen.add(id)
      if (await goOn(around, () => askAndExpire(db, around, id))) ended += 1
    }
    if (fresh.length === 0) return ended
  }
}

async function askAndExpire(db: Db, around: CheckoutAround, id: number): Promise<boolean> {
  await askAboutOpen(db, around, id)
  return expireOrder(db, around, id)
}

const expireOrder = (db: Db, around: CheckoutAround, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const now = around.clock.now()
    if (order.deadline === null || order.deadline > now) return false
    const ended = await stepOrder(tx, order, { step: 'expire', now, actor: 'system' })
    if (ended === undefined) return false
    await giveScarceBack(tx, around, order)
    const payments = await paymentsOf(tx, id)
    for (const { id: paymentId } of payments)
      await stepPayment(tx, paymentId, { status: 'expired', payingPlace: null })
    const [newest] = payments
    if (newest !== undefined)
      await postAboutOrder(tx, around, { order: ended, payment: newest, letter: orderExpiredLetter })
    return true
  })
