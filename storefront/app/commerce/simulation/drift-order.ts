import type { Drift } from '@gema/contract/shapes/simulation.ts'

/** In the order in which they are told. */
export const driftOrder: readonly Drift[] = [
  'same',
  'price_up',
  'price_down',
  'low_stock',
  'out_of_stock',
  'discontinued',
]

/** Those that happened, with how often. */
export const driftsThatAre = (counts: Record<Drift, number>): { drift: Drift; count: number }[] =>
  driftOrder.map((drift) => ({ drift, count: counts[drift] })).filter(({ count }) => count > 0)
