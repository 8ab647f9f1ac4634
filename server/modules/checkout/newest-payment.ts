import type { Db } from '../../platform/database/database.ts'
import { type Payment, paymentsOf } from '../payments/payments.ts'

/** The newest try to pay an order; every order has one. */
export async function newestPayment(db: Db, orderId: number): Promise<Payment> {
  const [payment] = await paymentsOf(db, orderId)
  if (payment === undefined) throw new Error('an order has no payment')
  return payment
}

/** The payment that says how an order stands: the one that has paid it, whichever it was, else the newest. */
export async function tellingPayment(db: Db, orderId: number): Promise<Payment> {
  const payments = await paymentsOf(db, orderId)
  const payment = payments.find(({ status }) => status === 'paid') ?? payments[0]
  if (payment === undefined) throw new Error('an order has no payment')
  return payment
}
