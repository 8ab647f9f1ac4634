import type { orderInTransit } from '@gema/contract/backoffice/calls/order.ts'
import type { Handler } from '../../http/handler.ts'
import { goInTransit } from '../../modules/fulfilment/fulfilment.ts'
import type { Shop } from '../../shop.ts'
import { answerStep } from './answer-step.ts'

/** The parcels are on their way. */
export const answerOrderInTransit: Handler<typeof orderInTransit, Shop> = ({ number, note }, context) =>
  answerStep(context, number, ({ id }, around) =>
    goInTransit(context.shop.db, around, { orderId: id, note, staffId: context.caller.staffId }),
  )
