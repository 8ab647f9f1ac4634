import type { Order } from '../orders/orders.ts'
import type { ComplaintRow, NewComplaintRow } from './complaints-queries.ts'
import { appealUntil } from './rules/appeal-time.ts'
import {
  type ComplaintStanding,
  type ComplaintStep,
  complaintSteps,
  isOpen,
} from './rules/complaint-steps.ts'

/** Where a complaint stands, out of its facts. */
export const standingOf = (complaint: ComplaintRow): ComplaintStanding => ({
  status: complaint.status,
  proposal: complaint.proposalState,
  isAppealed: complaint.isAppealed,
})

/** What is written down of a complaint when it comes to stand somewhere. */
export function factsOf(
  before: ComplaintRow,
  to: ComplaintStanding,
  { step, text, now }: { step: ComplaintStep; text: string; now: Date },
): Partial<NewComplaintRow> {
  const isDecided = step === 'resolve' || step === 'reject'
  return {
    status: to.status,
    proposalState: to.proposal,
    isAppealed: to.isAppealed,
    ...(complaintSteps[step].who === 'staff' && { answeredAt: before.answeredAt ?? now }),
    ...(step === 'propose' && { proposal: text, proposedAt: now }),
    ...((isDecided || step === 'cancel') && { decidedAt: now, outcome: isDecided ? text : null }),
    // What was decided stands in the conversation; from here on it is open.
    ...(step === 'appeal' && { decidedAt: null, outcome: null, proposal: null, proposedAt: null }),
  }
}

/** What changes of the order: whether the complaint holds it open, and until when it may be appealed. */
export function orderFactsOf(
  order: Order,
  { before, complaint }: { before: ComplaintRow; complaint: ComplaintRow },
): Partial<Order> {
  const opened = Number(isOpen(complaint)) - Number(isOpen(before))
  const until = appealUntil({ ...standingOf(complaint), decidedAt: complaint.decidedAt })
  const held = Math.max(order.finishHeldUntil?.getTime() ?? 0, until?.getTime() ?? 0)
  return {
    openComplaints: order.openComplaints + opened,
    ...(until !== null && { finishHeldUntil: new Date(held) }),
  }
}
