import type { refundWithdraw } from '@gema/contract/backoffice/calls/refund.ts'
import { checkoutAroundOf } from '../../calls/callers/checkout-around-of.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { withdrawRefund } from '../../modules/fulfilment/fulfilment.ts'
import type { Shop } from '../../shop.ts'
import { presentStaffRefund } from './present-staff-refunds.ts'

/** Stops a refund that was approved. */
export const answerRefundWithdraw: Handler<typeof refundWithdraw, Shop> = async ({ id, reason }, context) => {
  const { shop, caller } = context
  const withdrawn = await withdrawRefund(shop.db, checkoutAroundOf(shop), {
    ...{ uuid: id, reason, staffId: caller.staffId },
  })
  return 'refused' in withdrawn ? refuse(withdrawn.refused) : presentStaffRefund(shop, withdrawn, caller)
}
