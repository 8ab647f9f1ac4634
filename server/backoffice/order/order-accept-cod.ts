import type { orderAcceptCod } from '@gema/contract/backoffice/calls/order.ts'
import type { Handler } from '../../http/handler.ts'
import { acceptCod } from '../../modules/fulfilment/fulfilment.ts'
import type { Shop } from '../../shop.ts'
import { answerStep } from './answer-step.ts'

/** Accepts an order that is paid on delivery. */
export const answerOrderAcceptCod: Handler<typeof orderAcceptCod, Shop> = ({ number, note }, context) =>
  answerStep(context, number, ({ id }, around) =>
    acceptCod(context.shop.db, around, { orderId: id, note, staffId: context.caller.staffId }),
  )
