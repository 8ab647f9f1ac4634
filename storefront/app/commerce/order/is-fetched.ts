import type { Order } from '@gema/contract/shapes/order.ts'

/** Whether nothing is brought: all of it is picked up at the store. */
export const isFetched = ({ parcels }: Pick<Order, 'parcels'>): boolean =>
  parcels.length > 0 && parcels.every(({ kind }) => kind === 'store_pickup')
