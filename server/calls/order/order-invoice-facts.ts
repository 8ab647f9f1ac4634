import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { customerById } from '../../modules/accounts/accounts.ts'
import { methodName, tellingPayment } from '../../modules/checkout/checkout.ts'
import type { InvoiceFacts, InvoicePayment } from '../../modules/invoices/invoices.ts'
import { type Order, wholeOrder } from '../../modules/orders/orders.ts'
import { cashOnDelivery, type Payment } from '../../modules/payments/payments.ts'
import { refundsOfOrders } from '../../modules/refunds/refunds.ts'
import { readSettings, type ShopSettings } from '../../modules/settings/settings.ts'
import { ownStores, type Store } from '../../modules/stores/stores.ts'
import type { Shop } from '../../shop.ts'

/** All that the invoice of an order is made of. */
export async function orderInvoiceFacts(
  { db, clock }: Shop,
  order: Order,
  language: string,
): Promise<InvoiceFacts> {
  const [whole, payment, refunds, settings, [store], buyer] = await Promise.all([
    wholeOrder(db, order),
    tellingPayment(db, order.id),
    refundsOfOrders(db, [order.id]),
    readSettings(db),
    ownStores(db),
    order.customerId === null ? undefined : customerById(db, order.customerId),
  ])
  return {
    whole,
    payment: paymentOf(payment, language),
    // The first first, as on a statement of account.
    refunds: refunds
      .filter(({ status }) => status === 'approved' || status === 'refunded')
      .toReversed()
      .map(({ amount, refundedAt }) => ({ amount, sentAt: refundedAt })),
    seller: sellerOf(settings, store),
    buyer: buyer?.name ?? null,
    money: {
      icon: settings.currencyIcon,
      position: settings.currencyPosition,
      decimalFormat: settings.decimalFormat,
    },
    language,
    now: clock.now(),
  }
}

function paymentOf(payment: Payment, language: string): InvoicePayment {
  const { chargeCurrency: currency, chargeMinor: minor, chargeExponent: exponent, rate } = payment
  return {
    method: methodName(payment.method as PaymentMethodId, language),
    uniqueCode: payment.uniqueCode,
    paidAt: payment.paidAt,
    deadline: payment.deadline,
    isCash: payment.method === cashOnDelivery,
    isSandbox: payment.isSandbox,
    charged: rate === null ? null : { currency, minor, exponent, rate },
  }
}

/** The shop with the address of its first store. */
const sellerOf = (settings: ShopSettings, store: Store | undefined): InvoiceFacts['seller'] => ({
  name: settings.siteName,
  colour: /^#[0-9a-f]{6}$/i.test(settings.primaryColor) ? settings.primaryColor : '#4338ca',
  lines: [
    ...(store === undefined ? [] : [store.address, `${store.city} ${store.postcode}`]),
    settings.phone,
    settings.email,
  ],
})
