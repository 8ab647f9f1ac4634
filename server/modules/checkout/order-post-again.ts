import type { Db } from '../../platform/database/database.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import {
  lockOrder,
  logOrderEvent,
  orderNewsLetter,
  orderOfNumberAndEmail,
  wholeOrder,
} from '../orders/orders.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { tellingPayment } from './newest-payment.ts'
import { postAboutOrder } from './order-post.ts'

/** So many mails within this time are enough for one order, whoever asks for them. */
const mostAgain = 3
const within = 60 * 60_000

/** An order by what somebody says about it; whether there is one is looked up by the job, and told to nobody. */
export interface OrderNamed {
  number: string
  email: string
}

export const orderAgainJob = defineJob<OrderNamed>({ name: 'order-again', retries: 5, secondsBetween: 10 })

/**
 * Writes all about an order once more, to the address it was placed with and to no other. Answers how many seconds to wait
 * where that was done often enough lately, else 0.
 */
export const postOrderAgain = (
  db: Db,
  around: CheckoutAround,
  { orderId, actor }: { orderId: number; actor: 'shopper' | 'system' },
): Promise<number> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const whole = await wholeOrder(tx, order)
    const now = around.clock.now()
    const lately = whole.events.filter(
      ({ kind, happenedAt }) => kind === 'mail_again' && happenedAt.getTime() > now.getTime() - within,
    )
    // The newest come first: once the last of these is an hour old, there is room for another.
    const holding = lately[mostAgain - 1]
    if (holding !== undefined)
      return Math.max(1, Math.ceil((holding.happenedAt.getTime() + within - now.getTime()) / 1000))
    await logOrderEvent(tx, order.id, { kind: 'mail_again', actor, at: now })
    await postAboutOrder(tx, around, {
      ...{ order, whole, payment: await tellingPayment(tx, order.id) },
      letter: (facts) => orderNewsLetter(facts, { kind: 'again' }),
    })
    return 0
  })

/** The same for who knows only number and e-mail. Nothing happens where one of the two is wrong. */
export async function postNamedOrderAgain(db: Db, around: CheckoutAround, named: OrderNamed): Promise<void> {
  const order = await orderOfNumberAndEmail(db, named)
  // Number and e-mail may be known to others than its owner.
  if (order !== undefined) await postOrderAgain(db, around, { orderId: order.id, actor: 'system' })
}
