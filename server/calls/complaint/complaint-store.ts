import type { complaintStore } from '@gema/contract/calls/complaint.ts'
import type { ParsedInputOf } from '@gema/contract/define-call.ts'
import { sendsMoney } from '@gema/contract/shapes/complaint.ts'
import { bankDetails } from '@gema/contract/values/bank-details.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { type ComplaintWish, fileComplaint } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'
import { orderOfCaller } from '../callers/own-order.ts'
import { presentComplaint } from './present-complaint.ts'
import { complaintAroundOf, sentEvidence } from './sent-evidence.ts'

/** Files a complaint about an order of the caller. */
export const answerComplaintStore: Handler<typeof complaintStore, Shop> = async (input, context) => {
  const { shop, caller, language } = context
  const order = await orderOfCaller(shop, caller, input)
  if (order === undefined) return refuse('order_unknown')
  const { type, solution, items, description, expected } = input
  const filed = await fileComplaint(shop.db, complaintAroundOf(shop), {
    ...{ order, type, solution, items, description, expected },
    bank: bankOf(input),
    evidence: sentEvidence(input.evidence),
  })
  return 'refused' in filed ? filed : presentComplaint(shop, filed.complaint, language)
}

/** Where money shall go; whoever wants none need not tell, and what they tell is not kept. */
function bankOf(input: ParsedInputOf<typeof complaintStore>): ComplaintWish['bank'] {
  if (!sendsMoney(input.solution)) return undefined
  return {
    name: bankDetails.bank_name.parse(input.bank_name),
    holder: bankDetails.bank_account_name.parse(input.bank_account_name),
    number: bankDetails.bank_account_number.parse(input.bank_account_number),
  }
}
