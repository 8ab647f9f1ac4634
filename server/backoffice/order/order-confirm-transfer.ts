import type { orderConfirmTransfer } from '@gema/contract/backoffice/calls/order.ts'
import type { Handler } from '../../http/handler.ts'
import { confirmTransfer } from '../../modules/checkout/checkout.ts'
import { bankTransfer, paymentsOf } from '../../modules/payments/payments.ts'
import type { Shop } from '../../shop.ts'
import { answerStep } from './answer-step.ts'

/** The money of a bank transfer is on the account. What came too late, or for an order that is paid, goes back. */
export const answerOrderConfirmTransfer: Handler<typeof orderConfirmTransfer, Shop> = (
  { number, note },
  context,
) =>
  answerStep(context, number, async (order, around) => {
    const { shop, caller } = context
    const transfer = (await paymentsOf(shop.db, order.id)).find(({ method }) => method === bankTransfer)
    if (transfer === undefined) return { refused: 'step_refused' }
    await confirmTransfer(shop.db, around, { ...transfer, staffId: caller.staffId, note })
    return { order }
  })
