import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'

/** A way to pay for tests; only what a test is about has to be said. */
export const aPaymentMethod = (own: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 3,
  key: 'stripe',
  tab: 'card',
  name: 'Stripe',
  text: '',
  is_available: true,
  reason: null,
  is_sandbox: true,
  deadline_minutes: 60,
  presentment: null,
  logos: [],
  ...own,
})
