import { type ComplaintStanding, type ComplaintStep, complaintStepOf, isOpen } from './complaint-steps.ts'

/** Why a step cannot be taken from here; nothing, where it can. */
export function whyNoStep(step: ComplaintStep, standing: ComplaintStanding) {
  if (complaintStepOf(step, standing) !== undefined) return undefined
  if (step === 'appeal') return standing.status === 'rejected' ? 'appeal_used' : 'appeal_not_rejected'
  if (!isOpen(standing)) return 'complaint_closed'
  if (step === 'cancel') return 'complaint_agreed'
  if (step === 'agree') return 'complaint_no_proposal'
  if (step === 'decline') return standing.proposal === 'agreed' ? 'complaint_agreed' : 'complaint_no_proposal'
  if (step === 'reject' && standing.proposal === 'agreed') return 'complaint_agreed'
  // Nobody has answered yet.
  return 'complaint_step_refused'
}
