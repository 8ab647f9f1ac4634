import type { StaffRefund } from '@gema/contract/backoffice/calls/refund.ts'
import { presentRefund } from '../../calls/order/present-refund.ts'
import type { StaffCaller } from '../../http/handler.ts'
import { complaintsOfOrders } from '../../modules/complaints/complaints.ts'
import { orderOfId, shortenEmail, wholeOrder } from '../../modules/orders/orders.ts'
import { openBank, type Refund } from '../../modules/refunds/refunds.ts'
import { staffNames } from '../../modules/staff/staff.ts'
import type { Shop } from '../../shop.ts'
import { mayReach } from '../order/present-staff-order.ts'

/**
 * Refunds as who moves the money sees them: with the whole account, which nobody else is ever shown. Every call that
 * answers with this needs the permission for money.
 */
export const presentStaffRefunds = (
  shop: Shop,
  refunds: Refund[],
  caller: StaffCaller,
): Promise<StaffRefund[]> => Promise.all(refunds.map((refund) => presentStaffRefund(shop, refund, caller)))

export async function presentStaffRefund(
  shop: Shop,
  refund: Refund,
  caller: StaffCaller,
): Promise<StaffRefund> {
  const order = await orderOfId(shop.db, refund.orderId)
  if (order === undefined) throw new Error('the order of a refund is gone')
  const { firstStaffId, firstApprovedAt } = refund
  const [{ lines }, complaints, names] = await Promise.all([
    wholeOrder(shop.db, order),
    refund.complaintId === null ? [] : complaintsOfOrders(shop.db, [order.id]),
    staffNames(shop.db, firstStaffId === null ? [] : [firstStaffId]),
  ])
  const things = new Map(
    lines.flatMap(({ uuid, name, addOns }) => [
      [uuid, name] as const,
      ...addOns.map((addOn) => [addOn.uuid, addOn.name] as const),
    ]),
  )
  return {
    ...presentRefund(refund),
    order: {
      number: order.number,
      email: mayReach(caller) ? order.email : shortenEmail(order.email),
      total: order.total,
    },
    complaint: complaints.find(({ id }) => id === refund.complaintId)?.number ?? null,
    account: refund.sealedBank === null ? null : openBank(shop.sealer, refund.sealedBank),
    items: refund.items.map(({ line, quantity, amount }) => ({
      ...{ name: things.get(line) ?? '', quantity, amount },
    })),
    reference: refund.reference,
    first_approval:
      firstStaffId === null || firstApprovedAt === null
        ? null
        : { staff_name: names.get(firstStaffId) ?? '', at: firstApprovedAt.toISOString() },
  }
}
