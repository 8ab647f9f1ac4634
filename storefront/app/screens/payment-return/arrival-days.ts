import type { Order } from '@gema/contract/shapes/order.ts'

const day = 24 * 60 * 60 * 1000

/** From the first day on which a part of an order may arrive to the last on which all of it should. */
export function arrivalDays(
  { parcels }: Pick<Order, 'parcels'>,
  from: string,
): { first: string; last: string } | undefined {
  if (parcels.length === 0) return undefined
  const after = (days: number) => new Date(Date.parse(from) + days * day).toISOString()
  return {
    first: after(Math.min(...parcels.map(({ days_min }) => days_min))),
    last: after(Math.max(...parcels.map(({ days_max }) => days_max))),
  }
}
