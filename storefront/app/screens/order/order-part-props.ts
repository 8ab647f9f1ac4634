import type { Order, OrderLine } from '@gema/contract/shapes/order.ts'
import type { OrderPlace } from '../../commerce/order/own-order-place.ts'

/** What its owner is asked before something is done with an order. */
export type Question =
  | { what: 'cancel' | 'finish' | 'refund' | 'mail' }
  /** About which of its products. */
  | { what: 'review'; line: OrderLine }

/** Which dialog is open. */
export interface Asked {
  /** Absent: nothing has been asked yet. */
  question: Question | undefined
  isOpen: boolean
  close: () => void
}

/** What the parts of the page are handed that something can be done with. */
export interface OrderPartProps {
  order: Order
  place: OrderPlace
  onAsk: (question: Question) => void
  /** Something has changed by now: the server knows more. */
  onLook: () => void
}
