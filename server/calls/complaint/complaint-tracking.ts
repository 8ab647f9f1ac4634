import type { complaintTracking } from '@gema/contract/calls/complaint.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import type { Shop } from '../../shop.ts'
import { complaintOfCaller } from './own-complaint.ts'
import { presentComplaint } from './present-complaint.ts'

/** A complaint of the caller, with all that was said and done. */
export const answerComplaintTracking: Handler<typeof complaintTracking, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const complaint = await complaintOfCaller(shop, caller, input)
  return complaint === undefined ? refuse('complaint_unknown') : presentComplaint(shop, complaint, language)
}
