import type { OrderTracking } from '@gema/contract/shapes/order-card.ts'

/** An order that was found, and by what. */
export interface Tracked {
  tracking: OrderTracking
  by: { number: string; email: string }
}
