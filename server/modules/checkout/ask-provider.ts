import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import type { Db } from '../../platform/database/database.ts'
import { orderOfId } from '../orders/orders.ts'
import { notePayment, type Payment, ProviderDown, paymentsOf } from '../payments/payments.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { type Settled, settle } from './settle.ts'

/**
 * Asks the provider what has become of a payment, and settles what it says. The browser's return, the reconciler and
 * the deadline all come here: none of them marks anything as paid by itself.
 */
export async function askProvider(
  db: Db,
  around: CheckoutAround,
  payment: Payment,
): Promise<Settled | 'unreachable'> {
  const provider = around.payments.get(payment.method as PaymentMethodId)
  if (provider === undefined || payment.reference === null) return 'open'
  await notePayment(db, payment.id, { askedAt: around.clock.now() })
  try {
    const mayTake = await isWaitedFor(db, payment)
    const truth = await provider.ask(payment.reference, { mayTake })
    if (truth.reference !== payment.reference) return 'wrong_payment'
    const { id: paymentId, orderId } = payment
    return await db.transaction((tx) => settle(tx, around, { paymentId, orderId, truth, actor: 'provider' }))
  } catch (error) {
    if (error instanceof ProviderDown) {
      around.log.warn({ err: error, payment: payment.uuid }, 'a payment provider could not be asked')
      return 'unreachable'
    }
    throw error
  }
}

/** Money is only taken for the newest try of an order that still waits for it. */
async function isWaitedFor(db: Db, { id, orderId }: Payment): Promise<boolean> {
  const order = await orderOfId(db, orderId)
  const [newest] = await paymentsOf(db, orderId)
  return order?.status === 1 && order.paymentStatus === 0 && order.cancelledAt === null && newest?.id === id
}
