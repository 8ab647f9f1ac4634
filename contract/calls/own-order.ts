import { z } from 'zod'

/** How a caller names an order of their own. */
export const ownOrder = {
  /** The order, by its uuid. */
  order: z.uuid(),
  /** From the link of a mail: opens a guest's order in another browser. */
  key: z.string().max(100).optional(),
}
