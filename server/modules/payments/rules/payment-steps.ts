import type { paymentStates } from '../payments-tables.ts'

export type PaymentState = (typeof paymentStates)[number]

/**
 * From where to where a payment goes. It only moves forward: what was paid is never unpaid again, and a try that has
 * failed or run out may still turn out to be paid, because the provider has the last word.
 */
const steps: Record<PaymentState, readonly PaymentState[]> = {
  open: ['failed', 'expired', 'cancelled', 'paid'],
  failed: ['paid'],
  expired: ['paid'],
  cancelled: ['paid'],
  paid: ['refund_pending', 'refunded'],
  // Back to paid: the refund was withdrawn before the provider was asked.
  refund_pending: ['refunded', 'paid'],
  refunded: [],
}

export const mayStep = (from: PaymentState, to: PaymentState): boolean => steps[from].includes(to)

/** The states from which a payment may go to another. */
export const statesBefore = (to: PaymentState): PaymentState[] =>
  (Object.keys(steps) as PaymentState[]).filter((from) => mayStep(from, to))
