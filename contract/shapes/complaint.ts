import { z } from 'zod'
import { bankDetails } from '../values/bank-details.ts'
import { flatLine, someLines } from '../values/person-name.ts'
import { bankShown } from './refund.ts'

export const complaintStates = ['created', 'in_progress', 'resolved', 'rejected', 'cancelled'] as const
export const complaintTypes = [
  'shipping_problem',
  'item_damaged',
  'item_not_match',
  'missing_item',
  'other',
] as const
export const complaintSolutions = [
  'replacement',
  'item_exchange',
  'retur_and_refund',
  'partial_refund',
  'other',
] as const

export type ComplaintState = (typeof complaintStates)[number]
export type ComplaintType = (typeof complaintTypes)[number]
export type ComplaintSolution = (typeof complaintSolutions)[number]

/** Whether a solution sends money, so that the shop must know where to. */
export const sendsMoney = (solution: ComplaintSolution | undefined): boolean =>
  solution === 'retur_and_refund' || solution === 'partial_refund'

/** What may be shown as evidence. */
export const evidenceLimits = {
  files: 5,
  imageBytes: 2 * 1024 * 1024,
  videoBytes: 10 * 1024 * 1024,
  extensions: ['jpg', 'jpeg', 'png', 'mp4', 'avi', 'mov', 'wmv'],
} as const

/** By its name alone; what it is, the server finds out by its contents. */
export const isVideoName = (name: string): boolean => /\.(mp4|avi|mov|wmv)$/i.test(name)

/** One file of evidence, as far as its name and weight tell. */
const evidenceFile = z.file().superRefine((file, context) => {
  if (!/\.(jpe?g|png|mp4|avi|mov|wmv)$/i.test(file.name))
    return context.addIssue({ code: 'custom', message: 'evidence_kind' })
  const isVideo = isVideoName(file.name)
  if (file.size > (isVideo ? evidenceLimits.videoBytes : evidenceLimits.imageBytes))
    context.addIssue({
      code: 'custom',
      message: isVideo ? 'evidence_video_too_large' : 'evidence_image_too_large',
    })
})

/** Of a list that is too long, no more is looked at than shows that it is. */
const cutAt = (most: number) => (sent: unknown) => (Array.isArray(sent) ? sent.slice(0, most + 1) : sent)

/** Evidence in a form: a file, several of them, or none. */
export const evidence = z
  .union([
    evidenceFile,
    // A check of length would be told as a list that is no file.
    z.array(evidenceFile).refine((files) => files.length <= evidenceLimits.files, 'evidence_too_many'),
  ])
  .optional()
  .transform((sent) => (sent === undefined ? [] : [sent].flat()))

/** An item that something is wrong with, and how many of it. */
export const complaintItem = z.object({
  /** The line of the order: its transaction detail id. */
  line: z.uuid(),
  quantity: z.coerce
    .number({ error: 'complaint_quantity_required' })
    .int('complaint_quantity_invalid')
    .min(1, 'complaint_quantity_required')
    .max(10_000, 'complaint_quantity_invalid'),
})

const mostItems = 100

/** A list inside a form with files comes as JSON text. */
const items = z.preprocess(
  (sent) => {
    if (typeof sent !== 'string') return cutAt(mostItems)(sent)
    try {
      return cutAt(mostItems)(JSON.parse(sent))
    } catch {
      return undefined
    }
  },
  z
    .array(complaintItem, 'complaint_items_required')
    .min(1, 'complaint_items_required')
    .max(mostItems, 'complaint_items_required'),
)

/** What somebody fills in when they complain: the same rules in the form and on the server. */
export const complaintDraft = z
  .object({
    type: z.enum(complaintTypes, 'complaint_type_required'),
    items,
    description: someLines(1000),
    solution: z.enum(complaintSolutions, 'complaint_solution_required'),
    /** How it should end, in their own words. */
    expected: flatLine({ shortest: 0, longest: 300 }).default(''),
    bank_name: z.string().max(200).default(''),
    bank_account_name: z.string().max(200).default(''),
    bank_account_number: z.string().max(60).default(''),
    evidence,
  })
  .superRefine((draft, context) => {
    if (!sendsMoney(draft.solution)) return
    for (const [name, rule] of Object.entries(bankDetails)) {
      const checked = rule.safeParse(draft[name as keyof typeof bankDetails])
      for (const issue of checked.error?.issues ?? []) context.addIssue({ ...issue, path: [name] })
    }
  })

export const complaintEvidence = z.object({
  id: z.uuid(),
  kind: z.enum(['image', 'video']),
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
})

/** Something that was said or that happened, the first first. */
export const complaintMessage = z.object({
  id: z.uuid(),
  kind: z.enum([
    'created',
    'message',
    'in_progress',
    'proposal',
    'agreed',
    'declined',
    'resolved',
    'rejected',
    'cancelled',
    'appealed',
  ]),
  author: z.enum(['shopper', 'staff', 'system']),
  /** Who of the shop it was. */
  staff_name: z.string().nullable(),
  text: z.string(),
  evidence: z.array(complaintEvidence),
  at: z.iso.datetime(),
})

/** An affected item, as it stands in the order. */
export const complaintItemShown = z.object({
  transaction_detail_id: z.uuid(),
  product_name: z.string(),
  label: z.string(),
  sku: z.string(),
  image_path: z.string().nullable(),
  image_alt: z.string(),
  quantity: z.number().int(),
  original_quantity: z.number().int(),
  unit_price: z.number().int(),
  /** For the affected units, less their share of the discount. */
  total_price: z.number().int(),
  discount: z.number().int(),
  /** Of one unit, in grams. */
  weight: z.number().int(),
})

/** A complaint in a list. */
export const complaintCard = z.object({
  id: z.uuid(),
  number: z.string(),
  order: z.object({ id: z.uuid(), number: z.string() }),
  status: z.enum(complaintStates),
  type: z.enum(complaintTypes),
  solution: z.enum(complaintSolutions),
  items: z.array(complaintItemShown),
  created_at: z.iso.datetime(),
  /** Why it was rejected, or how it was resolved. */
  outcome: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** Until when a rejection can be appealed; null: it cannot. */
  appeal_until: z.iso.datetime().nullable(),
  /** Something waits for the shopper. */
  waits_for_you: z.boolean(),
})

const action = z.object({ is_allowed: z.boolean(), reason: z.string().nullable() })

export const complaint = complaintCard.extend({
  description: z.string(),
  expected: z.string(),
  bank: bankShown.nullable(),
  /** What the affected units cost. */
  value: z.number().int(),
  steps: z.array(
    z.object({
      key: z.enum(['created', 'in_progress', 'closed']),
      name: z.string(),
      state: z.enum(['done', 'active', 'todo']),
      at: z.iso.datetime().nullable(),
    }),
  ),
  /** What the shop proposes. */
  proposal: z
    .object({ text: z.string(), state: z.enum(['waiting', 'agreed', 'declined']), at: z.iso.datetime() })
    .nullable(),
  messages: z.array(complaintMessage),
  actions: z.object({ reply: action, cancel: action, agree: action, appeal: action }),
  server_time: z.iso.datetime(),
})

/** What can still be complained about in an order. */
export const complaintFiling = z.object({
  order: z.object({ id: z.uuid(), number: z.string(), delivered_at: z.iso.datetime().nullable() }),
  is_allowed: z.boolean(),
  /** Why nothing can be filed. */
  reason: z.string().nullable(),
  until: z.iso.datetime().nullable(),
  types: z.array(z.enum(complaintTypes)),
  lines: z.array(
    complaintItemShown.omit({ quantity: true, total_price: true }).extend({
      brand: z.string(),
      /** How many can still be complained about. */
      most: z.number().int(),
      /** Why it cannot be chosen, and in which complaint it stands already. */
      reason: z.string().nullable(),
      complaint: z.object({ id: z.uuid(), number: z.string() }).nullable(),
    }),
  ),
})

export type ComplaintDraft = z.output<typeof complaintDraft>
export type ComplaintCard = z.output<typeof complaintCard>
export type Complaint = z.output<typeof complaint>
export type ComplaintMessage = z.output<typeof complaintMessage>
export type ComplaintEvidence = z.output<typeof complaintEvidence>
export type ComplaintFiling = z.output<typeof complaintFiling>
