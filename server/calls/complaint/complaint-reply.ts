import type { complaintReply } from '@gema/contract/calls/complaint.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { replyToComplaint } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'
import { complaintOfCaller } from './own-complaint.ts'
import { presentComplaint } from './present-complaint.ts'
import { complaintAroundOf, sentEvidence } from './sent-evidence.ts'

/** Adds what the owner of a complaint has to say or to show. */
export const answerComplaintReply: Handler<typeof complaintReply, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const complaint = await complaintOfCaller(shop, caller, input)
  if (complaint === undefined) return refuse('complaint_unknown')
  const evidence = sentEvidence(input.evidence)
  const replied = await replyToComplaint(shop.db, complaintAroundOf(shop), {
    ...{ complaint, text: input.text, evidence },
  })
  return 'refused' in replied ? replied : presentComplaint(shop, replied.complaint, language)
}
