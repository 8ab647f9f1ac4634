import type { Order } from '@gema/contract/shapes/order.ts'

type Ending = Pick<Order, 'finished' | 'cancelled'> & { refunds: Pick<Order['refunds'][number], 'status'>[] }

/** Whether nothing more happens to an order: it is finished or cancelled, and no money of it is on its way back. */
export const isOrderOver = ({ finished, cancelled, refunds }: Ending): boolean =>
  (finished !== null || cancelled !== null) &&
  refunds.every(({ status }) => status === 'refunded' || status === 'rejected')
