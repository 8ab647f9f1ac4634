/** Somebody of the staff who may let money go: up to a sum alone, above it with somebody else. */
export interface Approver {
  staffId: number
  /** The sum of an order's refunds; nothing, where there is no limit. */
  ceiling: number | null
}

/**
 * What the word of an approver does: the money sets out, or somebody else has to approve as well. `total` is what goes
 * back of the order with this refund, so that several small ones count like a large one.
 */
export function approvalOf(
  approver: Approver,
  { total, first }: { total: number; first: number | null },
): 'whole' | 'first' {
  if (approver.ceiling === null || total <= approver.ceiling) return 'whole'
  return first !== null && first !== approver.staffId ? 'whole' : 'first'
}
