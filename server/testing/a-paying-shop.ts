import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { sandboxKeys } from '@gema/demo/payments/sandbox-keys.ts'
import type { SandboxKey } from '@gema/demo/payments/sandbox-provider.ts'
import { checkoutAroundOf } from '../calls/callers/checkout-around-of.ts'
import { type CheckoutAround, refundPayment } from '../modules/checkout/checkout.ts'
import { readyForOrders } from './a-checkout.ts'
import { aPaymentSandbox, type ProviderMessage, type TestSandbox } from './a-payment-sandbox.ts'
import type { TestDatabaseOptions } from './open-test-database.ts'
import { startTestShop, type TestShop } from './start-test-shop.ts'

export type { SandboxKey } from '@gema/demo/payments/sandbox-provider.ts'

/** What Razorpay signs its forms with. */
export const razorpaySecret: string = sandboxKeys.razorpay.keySecret

/** Every provider that pays online, with the number of its method. */
export const onlineProviders: { key: SandboxKey; method: PaymentMethodId }[] = [
  { key: 'stripe', method: 3 },
  { key: 'razorpay', method: 1 },
  { key: 'paypal', method: 4 },
  { key: 'flutterwave', method: 5 },
  { key: 'iyzico', method: 6 },
]

/**
 * Those whose money may be there before the shop asks. PayPal's is only taken when the shop asks for it, which it does
 * not for an order that waits no longer.
 */
export const takenUnasked = onlineProviders.filter(({ key }) => key !== 'paypal')

export interface PayingShop extends TestShop {
  sandbox: TestSandbox
  around: CheckoutAround
  /** Hands a message of a provider to the shop; answers the status. */
  deliver(message: ProviderMessage): Promise<number>
  /** The provider now knows that a payment was paid, or whatever else is said, and tells the shop; answers the status. */
  tellPaid(name: string, changed?: Parameters<TestSandbox['know']>[1]): Promise<number>
  /** Does the refunds that wait in the queue; answers how many there were. */
  doRefunds(): Promise<number>
}

/** A shop that can be ordered from, with all five providers. */
export async function aPayingShop(options?: TestDatabaseOptions): Promise<PayingShop> {
  const shop = await startTestShop(options)
  await readyForOrders(shop)
  const sandbox = aPaymentSandbox(shop)
  const around = checkoutAroundOf(shop.shop)
  const deliver = async ({ path, headers, body }: ProviderMessage) =>
    (await shop.fetch(path, { method: 'POST', headers, body })).status
  return {
    ...shop,
    sandbox,
    around,
    deliver,
    async tellPaid(name, changed = {}) {
      await sandbox.know(name, { state: 'paid', receipt: `receipt_${name.replaceAll('-', '')}`, ...changed })
      return deliver(await sandbox.messageOf(name))
    },
    async doRefunds() {
      const wishes = shop.takeJobs('refund-payment') as { uuid: string }[]
      for (const { uuid } of wishes) await refundPayment(shop.shop.db, around, uuid)
      return wishes.length
    },
  }
}
