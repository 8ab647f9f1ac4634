import type { complaintResolve } from '@gema/contract/backoffice/calls/complaint.ts'
import { approverOf } from '../../calls/callers/approver-of.ts'
import { checkoutAroundOf } from '../../calls/callers/checkout-around-of.ts'
import type { Handler } from '../../http/handler.ts'
import { resolveComplaint } from '../../modules/complaints/complaints.ts'
import type { Shop } from '../../shop.ts'
import { decideOnComplaint } from './decide-on-complaint.ts'

/** Resolves a complaint, also with money. */
export const answerComplaintResolve: Handler<typeof complaintResolve, Shop> = (input, context) =>
  decideOnComplaint(context, input.number, async (about) =>
    resolveComplaint(context.shop.db, checkoutAroundOf(context.shop), {
      ...about,
      text: input.text,
      refund: input.refund_amount,
      approver: await approverOf(context.shop, context.caller),
    }),
  )
