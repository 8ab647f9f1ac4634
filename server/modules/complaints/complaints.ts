import type { Db } from '../../platform/database/database.ts'
import { standingOf } from './complaint-facts.ts'
import { type ComplaintRow, selectOfOrders } from './complaints-queries.ts'
import { appealUntil, isTooLate } from './rules/appeal-time.ts'
import type { ComplaintStep } from './rules/complaint-steps.ts'
import { whyNoStep } from './rules/why-no-step.ts'

export { mostComplaints, mostMessages } from './complaint-counts.ts'
export type {
  ComplaintAround,
  ComplaintOutcome,
  ComplaintRefused,
  ComplaintStaff,
} from './complaint-outcome.ts'
export {
  type ComplaintEvidenceRow as ComplaintEvidence,
  type ComplaintMessageRow as ComplaintMessage,
  type ComplaintPage,
  selectAll as allComplaints,
  selectByNumber as complaintOfNumber,
  selectEvidenceFile as evidenceFile,
  selectOfCustomer as complaintsOfCustomer,
  selectOfOrder as complaintOfOrder,
  selectOrderOf as orderOfComplaint,
  selectOrderOfEvidence as orderOfEvidence,
} from './complaints-queries.ts'
export { type ComplaintWish, fileComplaint } from './file-complaint.ts'
export { openEvidence, type SentEvidence } from './keep-evidence.ts'
export { isOpen as isComplaintOpen } from './rules/complaint-steps.ts'
export { freeUnits } from './rules/free-units.ts'
export {
  agreeToProposal,
  appealRejection,
  cancelComplaint,
  declineProposal,
  replyToComplaint,
} from './shopper-steps.ts'
export { answerComplaint, proposeSolution, rejectComplaint, resolveComplaint } from './staff-steps.ts'
export { unitsTaken } from './units-taken.ts'
export {
  type KnownComplaint,
  knownComplaints,
  type WholeComplaint,
  wholeComplaint,
} from './whole-complaint.ts'
export { complaintsUntil, complaintTypesOf, whyNoComplaint } from './why-no-complaint.ts'

export type Complaint = ComplaintRow

/** The complaints about orders, the newest first. */
export const complaintsOfOrders = (db: Db, orderIds: number[]): Promise<Complaint[]> =>
  selectOfOrders(db, orderIds)

/** Why its owner cannot take a step with a complaint now; nothing, where they can. */
export function whyNotTaken(
  step: Extract<ComplaintStep, 'reply' | 'cancel' | 'agree' | 'appeal'>,
  complaint: Complaint,
  { isFinished, now }: { isFinished: boolean; now: Date },
) {
  const refused = whyNoStep(step, standingOf(complaint))
  if (refused !== undefined || step !== 'appeal') return refused
  if (isFinished) return 'order_finished'
  return isTooLate({ ...standingOf(complaint), decidedAt: complaint.decidedAt }, now)
    ? 'appeal_too_late'
    : undefined
}

/** Until when its owner can still appeal a rejection; nothing, where they cannot. */
export const mayAppealUntil = (
  complaint: Complaint,
  around: { isFinished: boolean; now: Date },
): Date | null =>
  whyNotTaken('appeal', complaint, around) === undefined
    ? appealUntil({ ...standingOf(complaint), decidedAt: complaint.decidedAt })
    : null
