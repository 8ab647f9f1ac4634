import { z } from 'zod'
import { complaint, complaintCard, complaintStates } from '../../shapes/complaint.ts'
import { pageInput, pageOf } from '../../shapes/page-of.ts'
import { complaintNumber } from '../../values/complaint-number.ts'
import { someLines } from '../../values/person-name.ts'
import { defineStaffCall } from '../define-staff-call.ts'

export const complaintFetch = defineStaffCall('complaintFetch', {
  summary: 'Complaints, the oldest first.',
  caller: 'staff',
  permission: 'complaints',
  pace: 'reading',
  input: z.object({ ...pageInput, status: z.enum(complaintStates).optional() }),
  data: pageOf(complaintCard),
})

export const complaintFind = defineStaffCall('complaintFind', {
  summary: 'A complaint with all that was said and done.',
  caller: 'staff',
  permission: 'complaints',
  pace: 'reading',
  input: z.object({ number: complaintNumber }),
  data: complaint,
})

export const complaintEvidence = defineStaffCall('complaintEvidence', {
  summary: 'A file of evidence.',
  caller: 'staff',
  permission: 'complaints',
  pace: 'reading',
  input: z.object({ id: z.uuid() }),
  data: z.instanceof(Blob),
})

export const complaintAnswer = defineStaffCall('complaintAnswer', {
  summary: 'Answers a complaint; with the first answer it is in progress.',
  caller: 'staff',
  permission: 'complaints',
  pace: 'changing',
  input: z.object({ number: complaintNumber, text: someLines(1000) }),
  data: complaint,
})

export const complaintPropose = defineStaffCall('complaintPropose', {
  summary: 'Proposes a solution that the shopper agrees to or not.',
  caller: 'staff',
  permission: 'complaints',
  pace: 'changing',
  input: z.object({ number: complaintNumber, text: someLines(1000) }),
  data: complaint,
})

export const complaintResolve = defineStaffCall('complaintResolve', {
  summary: 'Resolves a complaint in progress; with an amount, that money is sent to the account it names.',
  caller: 'staff',
  permission: 'complaints',
  pace: 'changing',
  input: z.object({
    number: complaintNumber,
    text: someLines(1000),
    refund_amount: z.number().int().min(1).optional(),
  }),
  data: complaint,
})

export const complaintReject = defineStaffCall('complaintReject', {
  summary: 'Rejects a complaint in progress, with the reason.',
  caller: 'staff',
  permission: 'complaints',
  pace: 'changing',
  input: z.object({ number: complaintNumber, reason: someLines(1000) }),
  data: complaint,
})
