import type { refundDecide } from '@gema/contract/backoffice/calls/refund.ts'
import { formatMoney } from '@gema/contract/values/money.ts'
import { approverOf } from '../../calls/callers/approver-of.ts'
import { checkoutAroundOf } from '../../calls/callers/checkout-around-of.ts'
import { moneyOf } from '../../calls/cart/present-cart.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { decideRefund } from '../../modules/fulfilment/fulfilment.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { presentStaffRefund } from './present-staff-refunds.ts'

/** Approves a refund, and its money sets out, or rejects it. */
export const answerRefundDecide: Handler<typeof refundDecide, Shop> = async (input, { shop, caller }) => {
  const { id, decision, amount, reason } = input
  const approver = await approverOf(shop, caller)
  if (approver === undefined) return refuse('not_allowed')
  const decided = await decideRefund(shop.db, checkoutAroundOf(shop), {
    ...{ uuid: id, approves: decision === 'approve', amount, reason, approver },
  })
  if (!('refused' in decided)) return presentStaffRefund(shop, decided, caller)
  if (!('most' in decided)) return refuse(decided.refused)
  const most = formatMoney(decided.most, moneyOf(await readSettings(shop.db)))
  return refuse(decided.refused, { field: 'amount', values: { most } })
}
