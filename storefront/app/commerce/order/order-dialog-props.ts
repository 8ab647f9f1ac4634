import type { Order } from '@gema/contract/shapes/order.ts'
import type { OrderPlace } from './own-order-place.ts'

/** What a dialog about an order is handed. */
export interface OrderDialogProps {
  order: Order
  place: OrderPlace
  open: boolean
  onClose: () => void
  /** The order as it stands afterwards. */
  onDone: (order: Order) => void
}
