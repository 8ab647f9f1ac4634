import type { RefusalName, RefusalValues } from '@gema/contract/refusals.ts'

/** Why there is no order. A cart is handed out where the shopper should look at it again. */
export interface OrderRefused {
  refused: RefusalName
  values?: RefusalValues
  /** Whether what the shopper saw is no longer so. */
  isStale?: boolean
}
