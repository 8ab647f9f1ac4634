import type { orderCancel } from '@gema/contract/backoffice/calls/order.ts'
import type { Handler } from '../../http/handler.ts'
import { cancelOrder } from '../../modules/fulfilment/fulfilment.ts'
import type { Shop } from '../../shop.ts'
import { answerStep } from './answer-step.ts'

/** Cancels an order that waits for its payment. */
export const answerOrderCancel: Handler<typeof orderCancel, Shop> = ({ number, reason }, context) =>
  answerStep(context, number, (order, around) =>
    cancelOrder(context.shop.db, around, {
      order,
      reason,
      by: { actor: 'staff', staffId: context.caller.staffId },
    }),
  )
