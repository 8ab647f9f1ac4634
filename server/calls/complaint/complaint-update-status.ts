import type { complaintUpdateStatus } from '@gema/contract/calls/complaint.ts'
import type { ParsedInputOf } from '@gema/contract/define-call.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import {
  agreeToProposal,
  appealRejection,
  type Complaint,
  type ComplaintOutcome,
  cancelComplaint,
  declineProposal,
} from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'
import { complaintOfCaller } from './own-complaint.ts'
import { presentComplaint } from './present-complaint.ts'
import { complaintAroundOf, sentEvidence } from './sent-evidence.ts'

/** The owner of a complaint withdraws it, answers a proposal, or appeals. */
export const answerComplaintUpdateStatus: Handler<typeof complaintUpdateStatus, Shop> = async (
  input,
  { shop, caller, language },
) => {
  const complaint = await complaintOfCaller(shop, caller, input)
  if (complaint === undefined) return refuse('complaint_unknown')
  const done = await act(shop, complaint, input)
  return 'refused' in done ? done : presentComplaint(shop, done.complaint, language)
}

async function act(
  shop: Shop,
  complaint: Complaint,
  { action, text, evidence: files, proposal_at }: ParsedInputOf<typeof complaintUpdateStatus>,
): Promise<ComplaintOutcome> {
  const around = complaintAroundOf(shop)
  const evidence = sentEvidence(files)
  const proposalAt = proposal_at === undefined ? undefined : new Date(proposal_at)
  switch (action) {
    case 'cancel':
      return cancelComplaint(shop.db, around, { complaint, text })
    case 'agree':
      return agreeToProposal(shop.db, around, { complaint, text, proposalAt })
    case 'decline':
      return declineProposal(shop.db, around, { complaint, text, evidence, proposalAt })
    case 'appeal':
      return appealRejection(shop.db, around, { complaint, text, evidence })
  }
}
