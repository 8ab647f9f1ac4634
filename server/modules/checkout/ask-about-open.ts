import type { Db } from '../../platform/database/database.ts'
import { paymentsOf } from '../payments/payments.ts'
import { askProvider } from './ask-provider.ts'
import type { CheckoutAround } from './checkout-around.ts'
import { goOn } from './go-on.ts'

/**
 * Asks about the open payments of an order before it ends: money of the last minute counts. What a provider cannot
 * answer keeps nothing back; money that comes later is dealt with when it comes.
 */
export async function askAboutOpen(db: Db, around: CheckoutAround, orderId: number): Promise<void> {
  for (const payment of await paymentsOf(db, orderId))
    if (payment.status === 'open') await goOn(around, () => askProvider(db, around, payment))
}
