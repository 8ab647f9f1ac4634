import type { ComplaintCard } from '@gema/contract/shapes/complaint.ts'
import { type KnownComplaint, mayAppealUntil } from '../../modules/complaints/complaints.ts'
import { type OrderLine, shareOfUnits } from '../../modules/orders/orders.ts'

/** A complaint in a list. */
export function presentComplaintCard({ complaint, order, items }: KnownComplaint, now: Date): ComplaintCard {
  const { status, type, solution, outcome, proposalState } = complaint
  const until = mayAppealUntil(complaint, { isFinished: order.isFinished, now })
  return {
    id: complaint.uuid,
    number: complaint.number,
    order: { id: order.uuid, number: order.number },
    ...{ status, type, solution, outcome },
    items: items.map(presentComplaintItem),
    created_at: complaint.createdAt.toISOString(),
    decided_at: complaint.decidedAt?.toISOString() ?? null,
    appeal_until: until?.toISOString() ?? null,
    waits_for_you: status === 'in_progress' && proposalState === 'waiting',
  }
}

/** A line of an order as it was bought. */
export const presentBoughtLine = (line: OrderLine) => ({
  transaction_detail_id: line.uuid,
  product_name: line.name,
  label: line.label,
  sku: line.sku,
  image_path: line.image,
  image_alt: line.imageAlt,
  original_quantity: line.quantity,
  unit_price: line.unitPrice,
  discount: line.bundleDiscount + line.voucherDiscount,
  weight: line.grams,
})

/** An affected item: its units, and what they cost less their share of the discount. */
function presentComplaintItem({
  line,
  quantity,
}: KnownComplaint['items'][number]): ComplaintCard['items'][number] {
  const bought = presentBoughtLine(line)
  const total = shareOfUnits({ ...line, discount: bought.discount }, { before: 0, units: quantity })
  return {
    ...bought,
    quantity,
    discount: quantity * line.unitPrice - total,
    total_price: total,
  }
}
