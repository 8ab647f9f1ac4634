import type { Db } from '../../platform/database/database.ts'
import { type Payment, paymentsOf } from '../payments/payments.ts'

/** The newest try to pay an order; every order has one. */
export async function newestPayment(db: Db, orderId: number): Promise<Payment> {
  const [payment] = await paymentsOf(db, orderId)
  if (payment === undefined) throw new Error('an order has no payment')
  return payment
}

/** Of the payments of an order, the newest first, the one that says how it stands: the one that has paid it, else the newest. */
export const tellingOf = (payments: Payment[]): Payment | undefined =>
  payments.find(({ status }) => status === 'paid') ??
  // One that has paid and was given back says more than a later try that came to nothing.
  payments.find(({ status }) => status === 'refund_pending' || status === 'refunded') ??
  payments[0]

/** The payment that says how an order stands. */
export async function tellingPayment(db: Db, orderId: number): Promise<Payment> {
  const payment = tellingOf(await paymentsOf(db, orderId))
  if (payment === undefined) throw new Error('an order has no payment')
  return payment
}
