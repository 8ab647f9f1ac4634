import { type CheckoutAround, orderAgainJob, postNamedOrderAgain } from '../modules/checkout/checkout.ts'
import type { Db } from '../platform/database/database.ts'
import type { Worker } from '../platform/jobs/jobs.ts'

/** Writes all about an order once more where number and e-mail fit together. Whoever asked is not told whether they did. */
export const orderAgainWorker = (
  db: Db,
  around: CheckoutAround,
): Worker<{ number: string; email: string }> => ({
  kind: orderAgainJob,
  work: (named) => postNamedOrderAgain(db, around, named),
})
