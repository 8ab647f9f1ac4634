import { keyOfMethod, type PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import type { Db } from '../../platform/database/database.ts'
import { logOrderEvent, type Order } from '../orders/orders.ts'
import { isOnline, noteStarted, type Payment, ProviderDown, stepPayment } from '../payments/payments.ts'
import { type CheckoutAround, pagesUrlOf } from './checkout-around.ts'

/**
 * Opens the payment at its provider, after the order is safe in the database: no transaction is open while somebody
 * else's server is asked. The provider knows the payment by our name for it, so doing it again after a crash opens no
 * second one. Where the provider cannot be reached, the try has failed and the shopper may try again.
 */
export async function startPayment(
  db: Db,
  around: CheckoutAround,
  { order, payment }: { order: Order; payment: Payment },
): Promise<void> {
  const method = payment.method as PaymentMethodId
  if (payment.status !== 'open' || payment.reference !== null || !isOnline(method)) return
  const provider = around.payments.get(method)
  if (provider === undefined) return
  const pages = pagesUrlOf(around, order.language)
  const returnUrl = `${pages}/payment/${keyOfMethod(method)}/return?order=${order.uuid}`
  try {
    const started = await provider.start({
      uuid: payment.uuid,
      orderNumber: order.number,
      charge: {
        currency: payment.chargeCurrency,
        minor: payment.chargeMinor,
        exponent: payment.chargeExponent,
      },
      customer: { name: order.address.recipient, email: order.email, phone: order.address.phone },
      language: order.language,
      returnUrl,
      cancelUrl: `${returnUrl}&left=1`,
      callbackUrl: `${around.siteUrl}/api/payments/${keyOfMethod(method)}/callback?payment=${payment.uuid}`,
      expiresAt: payment.deadline ?? new Date(around.clock.now().getTime() + 60 * 60_000),
    })
    await noteStarted(db, payment.id, started)
  } catch (error) {
    await db.transaction(async (tx) => {
      const failed = await stepPayment(tx, payment.id, { status: 'failed', failure: 'provider_down' })
      if (failed === undefined) return
      const at = around.clock.now()
      await logOrderEvent(tx, order.id, { kind: 'provider_down', actor: 'system', at })
    })
    around.log.warn({ err: error, payment: payment.uuid }, 'a payment could not be opened at its provider')
    // Anything else is a fault of ours: it is logged where it ends up, and the order can be paid otherwise.
    if (!(error instanceof ProviderDown)) throw error
  }
}
