import { z } from 'zod'

/** The ways to pay, by their numbers, and how their addresses name them: `/payment/{key}/return`. */
export const paymentMethods = {
  1: 'razorpay',
  2: 'cash-on-delivery',
  3: 'stripe',
  4: 'paypal',
  5: 'flutterwave',
  6: 'iyzico',
  7: 'bank-transfer',
} as const

export type PaymentMethodId = keyof typeof paymentMethods
export type PaymentMethodKey = (typeof paymentMethods)[PaymentMethodId]

export const paymentMethodId = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
])

export const paymentMethodKey = z.enum(Object.values(paymentMethods))

export const keyOfMethod = (id: PaymentMethodId): PaymentMethodKey => paymentMethods[id]
