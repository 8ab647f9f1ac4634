import type { complaintEvidence } from '@gema/contract/backoffice/calls/complaint.ts'
import { presentEvidence } from '../../calls/complaint/present-evidence.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { evidenceFile } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'

/** A picture or video of any complaint. */
export const answerComplaintEvidence: Handler<typeof complaintEvidence, Shop> = async (input, { shop }) => {
  const evidence = await evidenceFile(shop.db, input.id)
  const file = evidence === undefined ? undefined : await presentEvidence(shop, evidence)
  return file ?? refuse('evidence_unknown')
}
