import { sentenceOf } from '@gema/contract/refusals.ts'
import type { Payment as PaymentShown, Presentment } from '@gema/contract/shapes/payment.ts'
import { keyOfMethod, type PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { methodName } from '../../modules/checkout/checkout.ts'
import { bankTransfer, type Payment } from '../../modules/payments/payments.ts'
import type { ShopSettings } from '../../modules/settings/settings.ts'

/** A payment as its owner sees it. */
export function presentPayment(
  payment: Payment,
  { settings, language }: { settings: ShopSettings; language: string },
): PaymentShown {
  const method = payment.method as PaymentMethodId
  const name = methodName(method, language)
  return {
    uuid: payment.uuid,
    method,
    key: keyOfMethod(method),
    name,
    status: payment.status,
    amount: payment.amount,
    unique_code: payment.uniqueCode,
    presentment: presentmentOf(payment),
    is_sandbox: payment.isSandbox,
    deadline: payment.deadline?.toISOString() ?? null,
    paying_place: payment.status === 'open' ? payment.payingPlace : null,
    bank_accounts: method === bankTransfer ? settings.bankAccounts : [],
    has_proof: payment.proof !== null,
    message: failureOf(payment, name, language),
    paid_at: payment.paidAt?.toISOString() ?? null,
  }
}

const failureOf = ({ failure }: Payment, provider: string, language: string): string | null => {
  if (failure === 'provider_down') return sentenceOf('payment_provider_down', language, { provider })
  // Money of a wrong amount is no refusal of the shopper's: the order's log tells about it.
  return failure === 'declined' ? sentenceOf('payment_declined', language) : null
}

function presentmentOf(payment: Payment): Presentment | null {
  const { rate, rateSource, rateTime } = payment
  if (rate === null || rateSource === null || rateTime === null) return null
  return {
    currency: payment.chargeCurrency,
    amount_minor: payment.chargeMinor,
    exponent: payment.chargeExponent,
    rate,
    rate_source: rateSource,
    rate_time: rateTime.toISOString(),
  }
}
