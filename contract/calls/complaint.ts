import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import {
  complaint,
  complaintCard,
  complaintDraft,
  complaintFiling,
  complaintStates,
  evidence,
  evidenceLimits,
} from '../shapes/complaint.ts'
import { pageInput, pageOf } from '../shapes/page-of.ts'
import { someLines } from '../values/person-name.ts'
import { ownOrder } from './own-order.ts'

/** Five videos and the words around them. */
const bodyLimit = evidenceLimits.files * evidenceLimits.videoBytes + 512 * 1024

/** How a caller names a complaint of their own; the key is that of its order. */
const ownComplaint = { id: z.uuid(), key: ownOrder.key }

export const complaintFind = defineCall('complaintFind', {
  summary: 'The complaints about an order, and what can still be complained about.',
  caller: 'visitor',
  pace: 'reading',
  input: z.object(ownOrder),
  data: z.object({ complaints: z.array(complaintCard), filing: complaintFiling }),
})

export const complaintFetch = defineCall('complaintFetch', {
  summary: 'The complaints of the customer, the newest first.',
  caller: 'customer',
  pace: 'reading',
  input: z.object({
    ...pageInput,
    per_page: z.coerce.number().int().min(1).max(60).default(10),
    status: z.enum(complaintStates).optional(),
  }),
  data: pageOf(complaintCard),
})

export const complaintTracking = defineCall('complaintTracking', {
  summary: 'A complaint with all that was said and done.',
  caller: 'visitor',
  pace: 'reading',
  input: z.object(ownComplaint),
  data: complaint,
})

export const complaintStore = defineCall('complaintStore', {
  summary:
    'Files a complaint about an order, as a form with files: `items` is JSON text, `evidence` may be repeated (JPG, PNG up to 2 MB; MP4, AVI, MOV, WMV up to 10 MB; five files).',
  caller: 'visitor',
  pace: 'form',
  bodyLimit,
  done: {
    en: 'Thank you. We answer within one working day.',
    id: 'Terima kasih. Kami jawab dalam satu hari kerja.',
  },
  input: z.object(ownOrder).and(complaintDraft),
  data: complaint,
})

export const complaintReply = defineCall('complaintReply', {
  summary: 'Says something more about a complaint, or shows more evidence.',
  caller: 'visitor',
  pace: 'form',
  bodyLimit,
  input: z.object({ ...ownComplaint, text: someLines(1000, { shortest: 0 }).default(''), evidence }),
  data: complaint,
})

export const complaintUpdateStatus = defineCall('complaintUpdateStatus', {
  summary:
    'Cancels a complaint, agrees to what the shop proposes or asks for something else, or appeals a rejection with new evidence. Doing again what is done already is a success.',
  caller: 'visitor',
  pace: 'form',
  bodyLimit,
  input: z
    .object({
      ...ownComplaint,
      action: z.enum(['cancel', 'agree', 'decline', 'appeal']),
      text: someLines(1000, { shortest: 0 }).default(''),
      /** Which proposal is meant, by its time; where another one waits by now, nothing is done. */
      proposal_at: z.iso.datetime().optional(),
      evidence,
    })
    .superRefine(({ action, text, evidence: shown }, context) => {
      if (action !== 'appeal') return
      if (text === '') context.addIssue({ code: 'custom', path: ['text'], message: 'appeal_text_required' })
      if (shown.length === 0)
        context.addIssue({ code: 'custom', path: ['evidence'], message: 'appeal_evidence_required' })
    }),
  data: complaint,
})

export const complaintEvidence = defineCall('complaintEvidence', {
  summary: 'A file of evidence; only its owner and the staff can read it.',
  caller: 'visitor',
  // A file weighs a thousand times what an answer does.
  pace: 'changing',
  input: z.object({ id: z.uuid(), key: ownOrder.key }),
  /** The picture or the video. */
  data: z.instanceof(Blob),
})

export type { Complaint, ComplaintCard, ComplaintFiling } from '../shapes/complaint.ts'
