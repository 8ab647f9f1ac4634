import type { FlashSale } from '@gema/contract/calls/flash-sale.ts'

type Window = Pick<FlashSale, 'start_time' | 'end_time'>

/** The next moment after now at which a sale begins or ends, in milliseconds. */
export function nextEdge(sales: Window[], now: string): number | undefined {
  const edges = sales
    .flatMap(({ start_time, end_time }) => [Date.parse(start_time), Date.parse(end_time)])
    .filter((edge) => edge > Date.parse(now))
  return edges.length === 0 ? undefined : Math.min(...edges)
}
