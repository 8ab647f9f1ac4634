import type { SandboxPayment } from './sandbox-provider.ts'

export interface SandboxRefund {
  id: string
  /** What the shop calls it. */
  key: string
  minor: number
}

/** What has been given back of a payment. */
export const refundsOf = (payment: SandboxPayment): SandboxRefund[] =>
  JSON.parse(payment.extra.refunds ?? '[]') as SandboxRefund[]

export const restOf = (payment: SandboxPayment): number => payment.minor - payment.refundedMinor

export const withRefund = (payment: SandboxPayment, refund: SandboxRefund): SandboxPayment => ({
  ...payment,
  refundedMinor: payment.refundedMinor + refund.minor,
  extra: { ...payment.extra, refunds: JSON.stringify([...refundsOf(payment), refund]) },
})
