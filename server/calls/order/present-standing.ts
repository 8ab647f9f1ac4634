import type { Order as OrderShown } from '@gema/contract/shapes/order.ts'
import type { Order } from '../../modules/orders/orders.ts'

/** That an order was cancelled: when, by whom, and what was said about it. */
export const presentCancelled = ({
  cancelledAt,
  cancelReason,
  cancelNote,
}: Order): OrderShown['cancelled'] =>
  cancelledAt === null || cancelReason === null
    ? null
    : { at: cancelledAt.toISOString(), reason: cancelReason, note: cancelNote }

/** The wish to cancel it, and what the shop said. */
export const presentCancelRequest = (order: Order): OrderShown['cancel_request'] =>
  order.cancelRequest === 'none' || order.cancelAskedAt === null
    ? null
    : {
        state: order.cancelRequest,
        at: order.cancelAskedAt.toISOString(),
        reason: order.cancelAskReason,
        answer: order.cancelAnswer,
      }

export const presentFinished = ({ finishedAt, finishedBy }: Order): OrderShown['finished'] =>
  finishedAt === null || finishedBy === null ? null : { at: finishedAt.toISOString(), by: finishedBy }
