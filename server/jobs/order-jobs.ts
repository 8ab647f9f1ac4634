import {
  type CheckoutAround,
  expireOrders,
  reconcilePayments,
  refundPayment,
  refundPaymentJob,
} from '../modules/checkout/checkout.ts'
import type { Db } from '../platform/database/database.ts'
import { defineJob, type Worker } from '../platform/jobs/jobs.ts'

const expireOrdersJob = defineJob<object>({
  name: 'expire-orders',
  retries: 0,
  secondsBetween: 10,
  cron: '* * * * *',
})

const reconcilePaymentsJob = defineJob<object>({
  name: 'reconcile-payments',
  retries: 0,
  secondsBetween: 10,
  cron: '*/2 * * * *',
})

/** Every minute, ends orders that were not paid in time. Doing it twice, or in two processes, does no harm. */
export const expireOrdersWorker = (db: Db, around: CheckoutAround): Worker => ({
  kind: expireOrdersJob,
  work: async () => void (await expireOrders(db, around)),
})

/** Every other minute, asks the providers about payments that nobody has told us of. */
export const reconcilePaymentsWorker = (db: Db, around: CheckoutAround): Worker => ({
  kind: reconcilePaymentsJob,
  work: () => reconcilePayments(db, around),
})

/** Gives money back that came for an order that cannot have it any more. */
export const refundPaymentWorker = (db: Db, around: CheckoutAround): Worker<{ uuid: string }> => ({
  kind: refundPaymentJob,
  work: ({ uuid }) => refundPayment(db, around, uuid),
})
