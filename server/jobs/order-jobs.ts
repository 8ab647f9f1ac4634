import {
  type CheckoutAround,
  expireOrders,
  reconcilePayments,
  refundPayment,
  refundPaymentJob,
} from '../modules/checkout/checkout.ts'
import { autoFinish, remindToFinish } from '../modules/fulfilment/fulfilment.ts'
import { settleRefunds } from '../modules/refunds/refunds.ts'
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

const finishOrdersJob = defineJob<object>({
  name: 'finish-orders',
  retries: 0,
  secondsBetween: 10,
  cron: '*/15 * * * *',
})

/** Every minute, ends orders that were not paid in time. Doing it twice, or in two processes, does no harm. */
export const expireOrdersWorker = (db: Db, around: CheckoutAround): Worker => ({
  kind: expireOrdersJob,
  work: async () => void (await expireOrders(db, around)),
})

/** Every other minute, asks the providers about payments that nobody has told us of. */
export const reconcilePaymentsWorker = (db: Db, around: CheckoutAround): Worker => ({
  kind: reconcilePaymentsJob,
  work: async () => {
    await reconcilePayments(db, around)
    await settleRefunds(db, around)
  },
})

/** Gives a payment back through who took it, and ends the refunds that waited for that. */
export const refundPaymentWorker = (db: Db, around: CheckoutAround): Worker<{ uuid: string }> => ({
  kind: refundPaymentJob,
  work: async ({ uuid }) => {
    await refundPayment(db, around, uuid)
    await settleRefunds(db, around)
  },
})

/** Every quarter of an hour, reminds owners of delivered orders and finishes those whose week is over. */
export const finishOrdersWorker = (db: Db, around: CheckoutAround): Worker => ({
  kind: finishOrdersJob,
  work: async () => {
    await remindToFinish(db, around)
    await autoFinish(db, around)
  },
})
