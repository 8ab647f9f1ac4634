import type { Db } from '../../platform/database/database.ts'
import type { Order } from '../orders/orders.ts'
import { type Payment, paymentsOf } from '../payments/payments.ts'
import { selectRefundsOf } from './refunds-queries.ts'

/** The payment that has paid an order; a late one that was given back has not. */
export async function payingPayment(db: Db, order: Pick<Order, 'id'>): Promise<Payment | undefined> {
  return (await paymentsOf(db, order.id)).find(({ status }) => status === 'paid')
}

/** The sum of all approved and sent refunds of an order, without surplus payments. */
export const approvedSum = async (db: Db, { id }: Pick<Order, 'id'>): Promise<number> =>
  (await selectRefundsOf(db, [id]))
    .filter(({ status, cause }) => (status === 'approved' || status === 'refunded') && cause !== 'surplus')
    .reduce((sum, { amount }) => sum + amount, 0)

/** How much of what was paid has not been given back or promised. */
export async function moneyLeft(db: Db, order: Order): Promise<number> {
  if (order.paymentStatus === 0) return 0
  const promised = (await selectRefundsOf(db, [order.id])).filter(
    ({ status, cause }) => status !== 'rejected' && cause !== 'surplus',
  )
  const payments = await paymentsOf(db, order.id)
  const paid =
    payments.find(({ status }) => status === 'paid') ??
    payments.find(({ id }) => promised.some(({ paymentId }) => paymentId === id))
  return (paid?.amount ?? order.total) - promised.reduce((sum, { amount }) => sum + amount, 0)
}
