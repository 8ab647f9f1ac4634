import type { Order } from '@gema/contract/shapes/order.ts'
import type { OrderPlace } from '../../commerce/order/own-order-place.ts'
import type { useReturnedOrder } from './use-returned-order.ts'

/** The looking for an order, as far as the parts of the page need it. */
export type Returned = Pick<
  ReturnType<typeof useReturnedOrder>,
  'keep' | 'refetch' | 'isFetching' | 'isPaused' | 'isLooking' | 'isBegunHere'
>

/** What every part of the page is handed that says how an order stands. */
export interface PartProps {
  order: Order
  place: OrderPlace
  returned: Returned
}
