import type { refundStates } from '../refunds-tables.ts'

export type RefundState = (typeof refundStates)[number]

/** What may happen to a refund: from where to where. Whatever is not in it does not happen. */
export const refundSteps = {
  approve: { from: ['requested'], to: 'approved' },
  reject: { from: ['requested'], to: 'rejected' },
  /** Before the provider was asked, or the transfer was sent. */
  withdraw: { from: ['approved'], to: 'rejected' },
  /** The money has been sent. */
  send: { from: ['approved'], to: 'refunded' },
} as const satisfies Record<string, { from: readonly RefundState[]; to: RefundState }>

export type RefundStep = keyof typeof refundSteps

/** Where a step leads from here; nothing, where it may not be taken. */
export function refundStepOf(step: RefundStep, from: RefundState): RefundState | undefined {
  const row: { from: readonly RefundState[]; to: RefundState } = refundSteps[step]
  return row.from.includes(from) ? row.to : undefined
}

/** Whether a step is behind a refund already: taking it again is a success. An approved one that was sent is approved. */
export function isRefundTaken(step: RefundStep, state: RefundState): boolean {
  if (step === 'approve') return state === 'approved' || state === 'refunded'
  return refundSteps[step].to === state
}
