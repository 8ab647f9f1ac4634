import type { CallInput } from '@gema/contract/client.ts'

/** Somebody with a filled cart, and what they will send. */
export interface Buyer {
  token: string
  /** Their own, because each network may only ask so often. */
  address: string
  wish: CallInput<'checkoutStore'>
}
