import type { CheckoutAround } from '../modules/checkout/checkout.ts'
import type { PaymentProvider, RefundOutcome } from '../modules/payments/payments.ts'

/** The same surroundings, in which every provider answers like this when it is asked to give money back. */
export const answeringRefunds = (
  around: CheckoutAround,
  answer: RefundOutcome['state'] | (() => never),
): CheckoutAround => {
  const refund = async (): Promise<RefundOutcome> => {
    if (typeof answer === 'function') return answer()
    return answer === 'refused'
      ? { state: 'refused', reason: 'the card is closed' }
      : { state: answer, reference: 'rf_1' }
  }
  const answering = ([method, provider]: [PaymentProvider['method'], PaymentProvider]) =>
    [method, { ...provider, refund }] as const
  return { ...around, payments: new Map([...around.payments].map(answering)) }
}
