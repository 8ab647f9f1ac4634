/** How many units of something a place takes, and how many of it there are. */
export interface QuantityLimits {
  min_quantity: number
  max_quantity: number
  quantity_step: number
}

/** The numbers of units that a place takes, the fewest first, as far as the stock reaches. */
export function allowedQuantities(
  { min_quantity, max_quantity, quantity_step }: QuantityLimits,
  stock: number,
): number[] {
  const most = Math.min(max_quantity, stock)
  const count = Math.floor((most - min_quantity) / quantity_step) + 1
  return Array.from({ length: Math.max(0, count) }, (_, turn) => min_quantity + turn * quantity_step)
}
