import { z } from 'zod'
import { paymentMethodId, paymentMethodKey } from '../values/payment-method.ts'

/** What is charged where the provider does not take the shop's currency. */
export const presentment = z.object({
  currency: z.string(),
  /** In the smallest unit of that currency: 246589 is US$ 2.465,89. */
  amount_minor: z.number().int(),
  exponent: z.number().int(),
  /** Whole units of the shop's currency for one of the other. */
  rate: z.number().int(),
  rate_source: z.string(),
  rate_time: z.iso.datetime(),
})

/** A way to pay, as the checkout offers it for the cart of the caller. */
export const paymentMethod = z.object({
  id: paymentMethodId,
  key: paymentMethodKey,
  tab: z.enum(['card', 'transfer', 'paypal', 'cod', 'others']),
  name: z.string(),
  /** One line about it. */
  text: z.string(),
  is_available: z.boolean(),
  /** Why it cannot be used for this cart, as a sentence. */
  reason: z.string().nullable(),
  /** No money moves: the provider is the shop's own sandbox. */
  is_sandbox: z.boolean(),
  /** How long the order is held for the payment; null: until it is delivered. */
  deadline_minutes: z.number().int().nullable(),
  presentment: presentment.nullable(),
  /** Cards and wallets that it takes, as the logos to show. */
  logos: z.array(z.string()),
})

export const bankAccount = z.object({ bank: z.string(), number: z.string(), holder: z.string() })

/** Where to go in order to pay. With fields, they are sent there as a form. */
export const payingPlace = z.object({ url: z.string(), fields: z.record(z.string(), z.string()).nullable() })

/** A payment of an order, as its owner sees it. */
export const payment = z.object({
  uuid: z.uuid(),
  method: paymentMethodId,
  key: paymentMethodKey,
  name: z.string(),
  status: z.enum(['open', 'paid', 'failed', 'expired', 'cancelled', 'refund_pending', 'refunded']),
  /** In the shop's currency, with the unique code of a bank transfer. */
  amount: z.number().int(),
  unique_code: z.number().int(),
  presentment: presentment.nullable(),
  is_sandbox: z.boolean(),
  /** Until when it can be paid; null: when it is delivered. */
  deadline: z.iso.datetime().nullable(),
  /** Only while it is open. */
  paying_place: payingPlace.nullable(),
  /** Where a bank transfer goes. */
  bank_accounts: z.array(bankAccount),
  has_proof: z.boolean(),
  /** Why it failed, as a sentence. */
  message: z.string().nullable(),
  paid_at: z.iso.datetime().nullable(),
})

export type Presentment = z.output<typeof presentment>
export type PaymentMethod = z.output<typeof paymentMethod>
export type PayingPlace = z.output<typeof payingPlace>
export type Payment = z.output<typeof payment>
