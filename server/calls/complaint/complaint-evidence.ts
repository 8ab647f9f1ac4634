import type { complaintEvidence } from '@gema/contract/calls/complaint.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import type { Shop } from '../../shop.ts'
import { evidenceOfCaller } from './own-complaint.ts'
import { presentEvidence } from './present-evidence.ts'

/** A picture or video about an order of the caller. */
export const answerComplaintEvidence: Handler<typeof complaintEvidence, Shop> = async (input, context) => {
  const { shop, caller } = context
  const evidence = await evidenceOfCaller(shop, caller, input)
  const file = evidence === undefined ? undefined : await presentEvidence(shop, evidence)
  return file ?? refuse('evidence_unknown')
}
