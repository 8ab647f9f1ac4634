import type { orderDeliver } from '@gema/contract/backoffice/calls/order.ts'
import type { Handler } from '../../http/handler.ts'
import { deliver } from '../../modules/fulfilment/fulfilment.ts'
import type { Shop } from '../../shop.ts'
import { answerStep } from './answer-step.ts'

/** The order was delivered; one that is paid on delivery is paid with it. */
export const answerOrderDeliver: Handler<typeof orderDeliver, Shop> = ({ number, note }, context) =>
  answerStep(context, number, ({ id }, around) =>
    deliver(context.shop.db, around, { orderId: id, note, staffId: context.caller.staffId }),
  )
