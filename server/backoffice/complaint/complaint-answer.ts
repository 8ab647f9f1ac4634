import type { complaintAnswer } from '@gema/contract/backoffice/calls/complaint.ts'
import { checkoutAroundOf } from '../../calls/callers/checkout-around-of.ts'
import type { Handler } from '../../http/handler.ts'
import { answerComplaint } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'
import { decideOnComplaint } from './decide-on-complaint.ts'

/** Writes to the owner of a complaint. */
export const answerComplaintAnswer: Handler<typeof complaintAnswer, Shop> = (input, context) =>
  decideOnComplaint(context, input.number, (about) =>
    answerComplaint(context.shop.db, checkoutAroundOf(context.shop), { ...about, text: input.text }),
  )
