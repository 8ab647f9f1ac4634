import type { CartState } from '@gema/contract/shapes/cart.ts'

/** The newer one of two carts; of the same state, the one that was priced later. */
export const newerCart = (known: CartState | undefined, come: CartState): CartState =>
  known === undefined ||
  come.revision > known.revision ||
  (come.revision === known.revision && come.server_time >= known.server_time)
    ? come
    : known
