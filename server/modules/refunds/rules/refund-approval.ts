/** A member of the staff who may approve refunds: alone up to a ceiling, above it together with a second person. */
export interface Approver {
  staffId: number
  /** For the sum of all refunds of an order; null: no limit. */
  ceiling: number | null
}

/**
 * Whether an approval is enough (`whole`) or a second person has to approve as well (`first`). `total` is the sum of all
 * refunds of the order with this one, so that a large refund cannot be split into small ones.
 */
export function approvalOf(
  approver: Approver,
  { total, first }: { total: number; first: number | null },
): 'whole' | 'first' {
  if (approver.ceiling === null || total <= approver.ceiling) return 'whole'
  return first !== null && first !== approver.staffId ? 'whole' : 'first'
}
