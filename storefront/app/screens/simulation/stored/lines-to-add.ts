import type { StoredLine } from '@gema/contract/shapes/simulation.ts'
import { type Chosen, isReplaced } from './drift-sums.ts'

export interface LineToAdd {
  inventory: string
  quantity: number
}

/** The variant that stands in a line: the saved one, or its chosen substitute. */
export const inventoryOf = (line: StoredLine, chosen: Chosen): string =>
  line.substitute !== null && isReplaced(line, chosen) ? line.substitute.product.inventory : line.inventory

/** Whether something of a line can go into the cart today. */
export const canBeHad = (line: StoredLine, chosen: Chosen): boolean =>
  line.available > 0 || isReplaced(line, chosen)

/** What goes into the cart: all that can be had, each variant once. */
export function linesToAdd(products: readonly StoredLine[], chosen: Chosen): LineToAdd[] {
  const units = new Map<string, number>()
  for (const line of products.filter((one) => canBeHad(one, chosen))) {
    const inventory = inventoryOf(line, chosen)
    units.set(inventory, (units.get(inventory) ?? 0) + line.quantity)
  }
  return [...units].map(([inventory, quantity]) => ({ inventory, quantity }))
}
