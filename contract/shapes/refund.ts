import { z } from 'zod'

export const refundStates = ['requested', 'approved', 'refunded', 'rejected'] as const

/** A bank account as it is shown: never more of its number than the last four digits. */
export const bankShown = z.object({ name: z.string(), last_four: z.string() })

/** Money of an order that is given back, or that somebody asks for. */
export const refund = z.object({
  id: z.uuid(),
  status: z.enum(refundStates),
  /**
   * request: the shopper has asked; cancel: the order was cancelled; complaint: what a complaint has come to; surplus: money
   * that came too late or twice and that no provider could give back.
   */
  cause: z.enum(['request', 'cancel', 'complaint', 'surplus']),
  amount: z.number().int(),
  /** The lines and services it is for, by their ids; empty: all of the order. */
  items: z.array(z.object({ line: z.uuid(), quantity: z.number().int() })),
  /** origin: back the way it was paid; bank: to the account that was told. */
  way: z.enum(['origin', 'bank']),
  bank: bankShown.nullable(),
  reason: z.string(),
  /** What the shop says to it. */
  answer: z.string().nullable(),
  asked_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  refunded_at: z.iso.datetime().nullable(),
})

export type Refund = z.output<typeof refund>
export type BankShown = z.output<typeof bankShown>
