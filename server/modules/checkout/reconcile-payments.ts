import type { Db } from '../../platform/database/database.ts'
import { refundsPending, unsettledPayments } from '../payments/payments.ts'
import { askProvider } from './ask-provider.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { goOn } from './go-on.ts'
import { refundPaymentJob } from './refund-payments.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Asks the providers about payments of which nobody has told us anything: a webhook may be lost, and a shopper may have
 * closed the browser. Payments that have ended are asked about for a day, because money may come late.
 */
export async function reconcilePayments(db: Db, around: CheckoutAround): Promise<void> {
  const now = around.clock.now().getTime()
  const unsettled = await unsettledPayments(db, {
    createdBefore: new Date(now - 2 * minute),
    endedAfter: new Date(now - day),
    limit: 100,
  })
  for (const payment of unsettled) await goOn(around, () => askProvider(db, around, payment))
  // A refund that takes its time, or whose job was given up, is asked for again now and then.
  for (const { uuid } of await refundsPending(db, new Date(now - hour)))
    await around.jobs.send(db, refundPaymentJob, { uuid })
}
