import type { complaintFind } from '@gema/contract/backoffice/calls/complaint.ts'
import { presentComplaint } from '../../calls/complaint/present-complaint.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { complaintOfNumber } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'

/** A complaint by its number. */
export const answerComplaintFind: Handler<typeof complaintFind, Shop> = async (input, context) => {
  const { shop, language } = context
  const complaint = await complaintOfNumber(shop.db, input.number)
  return complaint === undefined ? refuse('complaint_unknown') : presentComplaint(shop, complaint, language)
}
