import type { complaintReject } from '@gema/contract/backoffice/calls/complaint.ts'
import { checkoutAroundOf } from '../../calls/callers/checkout-around-of.ts'
import type { Handler } from '../../http/handler.ts'
import { rejectComplaint } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'
import { decideOnComplaint } from './decide-on-complaint.ts'

/** Rejects a complaint with the reason. */
export const answerComplaintReject: Handler<typeof complaintReject, Shop> = (input, context) =>
  decideOnComplaint(context, input.number, (about) =>
    rejectComplaint(context.shop.db, checkoutAroundOf(context.shop), { ...about, text: input.reason }),
  )
