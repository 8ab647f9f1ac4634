import { z } from 'zod'
import { pageInput, pageOf } from '../../shapes/page-of.ts'
import { refund, refundStates } from '../../shapes/refund.ts'
import { flatLine, oneLine } from '../../values/person-name.ts'
import { defineStaffCall } from '../define-staff-call.ts'

/** A refund as the staff sees it, with the account that it goes to. */
const staffRefund = refund.extend({
  order: z.object({ number: z.string(), email: z.string(), total: z.number().int() }),
  complaint: z.string().nullable(),
  account: z.object({ name: z.string(), holder: z.string(), number: z.string() }).nullable(),
  items: z.array(z.object({ name: z.string(), quantity: z.number().int(), amount: z.number().int() })),
  reference: z.string().nullable(),
  /** The first of two approvals, where the amount is above the ceiling of the first approver. */
  first_approval: z.object({ staff_name: z.string(), at: z.iso.datetime() }).nullable(),
})

export const refundFetch = defineStaffCall('refundFetch', {
  summary: 'Refunds, the oldest first.',
  caller: 'staff',
  permission: 'money',
  pace: 'reading',
  input: z.object({ ...pageInput, status: z.enum(refundStates).optional() }),
  data: pageOf(staffRefund),
})

export const refundDecide = defineStaffCall('refundDecide', {
  summary:
    'Approves a refund, also with a smaller amount, or rejects it with a reason. Above the ceiling of a role two have to approve.',
  caller: 'staff',
  permission: 'money',
  pace: 'changing',
  input: z.object({
    id: z.uuid(),
    decision: z.enum(['approve', 'reject']),
    amount: z.number().int().min(1).optional(),
    reason: flatLine({ longest: 300 }),
  }),
  data: staffRefund,
})

export const refundWithdraw = defineStaffCall('refundWithdraw', {
  summary:
    'Stops a refund that was approved, before its provider was asked for the money or anybody has sent it.',
  caller: 'staff',
  permission: 'money',
  pace: 'changing',
  input: z.object({ id: z.uuid(), reason: flatLine({ longest: 300 }) }),
  data: staffRefund,
})

export const refundDone = defineStaffCall('refundDone', {
  summary: 'Says that the money of an approved refund was sent to the bank account.',
  caller: 'staff',
  permission: 'money',
  pace: 'changing',
  input: z.object({ id: z.uuid(), reference: oneLine(80) }),
  data: staffRefund,
})

export type StaffRefund = z.output<typeof staffRefund>
