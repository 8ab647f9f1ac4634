export interface PriceScale {
  from: number
  to: number
  step: number
}

/** The range of a price slider: a hundred steps or so of a round amount, a little wider than the prices themselves. */
export function priceScale(lowest: number, highest: number): PriceScale {
  const span = Math.max(highest - lowest, 1)
  const rough = span / 100
  const size = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  const step = size * (rough / size > 5 ? 10 : rough / size > 2 ? 5 : rough / size > 1 ? 2 : 1)
  return { from: Math.floor(lowest / step) * step, to: Math.ceil(highest / step) * step, step }
}

/** Where an amount stands on the scale, in percent. */
export function placeOn({ from, to }: PriceScale, amount: number): number {
  if (to <= from) return 0
  return (100 * (Math.min(Math.max(amount, from), to) - from)) / (to - from)
}
