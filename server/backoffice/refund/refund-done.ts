import type { refundDone } from '@gema/contract/backoffice/calls/refund.ts'
import { checkoutAroundOf } from '../../calls/callers/checkout-around-of.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { markRefundSent } from '../../modules/refunds/refunds.ts'
import type { Shop } from '../../shop.ts'
import { presentStaffRefund } from './present-staff-refunds.ts'

/** The money of an approved refund was sent to the bank account. */
export const answerRefundDone: Handler<typeof refundDone, Shop> = async ({ id, reference }, context) => {
  const { shop, caller } = context
  const sent = await markRefundSent(shop.db, checkoutAroundOf(shop), {
    ...{ uuid: id, reference, staffId: caller.staffId },
  })
  return 'refused' in sent ? refuse(sent.refused) : presentStaffRefund(shop, sent, caller)
}
