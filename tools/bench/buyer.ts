import type { CallInput } from '@gema/contract/client.ts'
import { cartOwnerOf } from '@gema/server/calls/callers/cart-owner.ts'
import type { Names } from './replay-statements.ts'

/** Somebody who shops as a guest. */
export interface Guest {
  token: string
  /** Their own, because each network may only ask so often. */
  address: string
  /** The variant that they want. */
  inventory: string
}

/** A guest with a filled cart, and what they will send. */
export interface Buyer extends Guest {
  wish: CallInput<'checkoutStore'>
}

/** How one guest's statements become another's. */
export const namesBetween = (from: Guest, to: Guest): Names => [
  [hashOf(from), hashOf(to)],
  [from.inventory, to.inventory],
]

/** The same for buyers. */
export const buyersNames = (from: Buyer, to: Buyer): Names => [
  ...namesBetween(from, to),
  [from.wish.idempotency_key, to.wish.idempotency_key],
  [from.wish.email ?? '-', to.wish.email ?? '-'],
]

function hashOf({ token }: Guest): string {
  const owner = cartOwnerOf({ kind: 'guest', token })
  return 'guestHash' in owner ? owner.guestHash : ''
}
