import { decimalOfMinor } from '@gema/contract/values/decimal-text.ts'
import type { PaymentTruth, PaymentWish } from '../payment-provider.ts'
import { paypalExponents } from './currency-exponents.ts'
import type { PaypalOrder } from './paypal-shapes.ts'
import { readCharge } from './read-charge.ts'

const locales: Readonly<Record<string, string>> = { en: 'en-US', id: 'id-ID' }

/** An order as PayPal is asked to take it. */
export const paypalOrderOf = ({ uuid, orderNumber, charge, ...wish }: PaymentWish) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: uuid,
      custom_id: uuid,
      // PayPal takes no second payment for the same invoice.
      invoice_id: orderNumber,
      amount: { currency_code: charge.currency, value: decimalOfMinor(charge.minor, charge.exponent) },
    },
  ],
  payment_source: {
    paypal: {
      email_address: wish.customer.email,
      experience_context: {
        return_url: wish.returnUrl,
        cancel_url: wish.cancelUrl,
        user_action: 'PAY_NOW',
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        shipping_preference: 'NO_SHIPPING',
        locale: locales[wish.language] ?? 'en-US',
      },
    },
  },
})

// What was given back, be it in part, counts like what never came.
const moneyGone = ['DECLINED', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED']
const noRefund = ['CANCELLED', 'FAILED']

/** What an order of PayPal says. One that is "completed" can be declined: the captured money alone tells. */
export function truthOfPaypal(order: PaypalOrder): PaymentTruth {
  const [unit] = order.purchase_units
  const captures = unit?.payments?.captures ?? []
  // A refund that is still on its way leaves the capture "completed".
  const isGivenBack = unit?.payments?.refunds.some(({ status }) => !noRefund.includes(status)) ?? false
  const paid = isGivenBack ? undefined : captures.find(({ status }) => status === 'COMPLETED')
  const truth = { reference: order.id, uuid: unit?.custom_id ?? captures[0]?.custom_id }
  if (paid !== undefined) {
    const { currency_code: currency, value: amount } = paid.amount
    return {
      ...truth,
      state: 'paid',
      charge: readCharge({ currency, amount }, paypalExponents),
      receipt: paid.id,
    }
  }
  const isGone = isGivenBack || captures.some(({ status }) => moneyGone.includes(status))
  const state = order.status === 'VOIDED' || isGone ? 'failed' : 'open'
  return { ...truth, state, charge: undefined, receipt: undefined }
}
