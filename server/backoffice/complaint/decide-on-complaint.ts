import type { Complaint as ComplaintShown } from '@gema/contract/shapes/complaint.ts'
import { presentComplaint } from '../../calls/complaint/present-complaint.ts'
import { type CallContext, type Refused, refuse, type StaffCaller } from '../../http/handler.ts'
import {
  type Complaint,
  type ComplaintOutcome,
  type ComplaintStaff,
  complaintOfNumber,
} from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'

/** Finds a complaint by its number, does something to it, and answers how it stands. */
export async function decideOnComplaint(
  { shop, caller, language }: CallContext<Shop, StaffCaller>,
  number: string,
  decide: (about: ComplaintStaff & { complaint: Complaint }) => Promise<ComplaintOutcome>,
): Promise<ComplaintShown | Refused> {
  const complaint = await complaintOfNumber(shop.db, number)
  if (complaint === undefined) return refuse('complaint_unknown')
  const decided = await decide({ complaint, staffId: caller.staffId, name: caller.name })
  return 'refused' in decided ? decided : presentComplaint(shop, decided.complaint, language)
}
