export interface PriceSpread {
  lowest: number
  highest: number
  histogram: number[]
}

const steps = 20

/** How prices spread, in equal steps from the lowest to the highest. */
export function spreadOf(prices: ArrayLike<number> & Iterable<number>): PriceSpread {
  if (prices.length === 0) return { lowest: 0, highest: 0, histogram: [] }
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  for (const price of prices) {
    if (price < lowest) lowest = price
    if (price > highest) highest = price
  }
  const histogram: number[] = Array.from({ length: steps }, () => 0)
  const width = (highest - lowest) / steps || 1
  for (const price of prices) {
    const step = Math.min(steps - 1, Math.floor((price - lowest) / width))
    histogram[step] = (histogram[step] ?? 0) + 1
  }
  return { lowest, highest, histogram }
}
