import type { orderDecideCancel } from '@gema/contract/backoffice/calls/order.ts'
import { approverOf } from '../../calls/callers/approver-of.ts'
import type { Handler } from '../../http/handler.ts'
import { decideCancel } from '../../modules/fulfilment/fulfilment.ts'
import type { Shop } from '../../shop.ts'
import { answerStep } from './answer-step.ts'

/** Accepts or declines the wish of its owner to cancel an order. */
export const answerOrderDecideCancel: Handler<typeof orderDecideCancel, Shop> = (
  { number, reason, decision },
  context,
) =>
  answerStep(context, number, async ({ id }, around) =>
    decideCancel(context.shop.db, around, {
      orderId: id,
      reason,
      accepts: decision === 'accept',
      staffId: context.caller.staffId,
      approver: await approverOf(context.shop, context.caller),
    }),
  )
