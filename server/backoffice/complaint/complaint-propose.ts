import type { complaintPropose } from '@gema/contract/backoffice/calls/complaint.ts'
import { checkoutAroundOf } from '../../calls/callers/checkout-around-of.ts'
import type { Handler } from '../../http/handler.ts'
import { proposeSolution } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'
import { decideOnComplaint } from './decide-on-complaint.ts'

/** Proposes a solution to the owner of a complaint. */
export const answerComplaintPropose: Handler<typeof complaintPropose, Shop> = (input, context) =>
  decideOnComplaint(context, input.number, (about) =>
    proposeSolution(context.shop.db, checkoutAroundOf(context.shop), { ...about, text: input.text }),
  )
