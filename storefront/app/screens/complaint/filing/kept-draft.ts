import { complaintSolutions, complaintTypes } from '@gema/contract/shapes/complaint.ts'
import { z } from 'zod'
import { forget, recall, remember } from '../../../api/remembered.ts'
import type { FilingValues } from './filing-values.ts'

/** What is kept of a form: texts and choices. Never a bank account, and files cannot be. */
const keptDraft = z.object({
  items: z.array(z.object({ line: z.string(), quantity: z.number().int().min(0) })),
  type: z.enum(['', ...complaintTypes]),
  description: z.string(),
  solution: z.enum(['', ...complaintSolutions]),
  expected: z.string(),
})

export type KeptDraft = z.output<typeof keptDraft>

const nameOf = (order: string) => `gema-complaint-draft:${order}`

/** The draft of a complaint about an order, as this browser remembers it. */
export function recallDraft(order: string): KeptDraft | undefined {
  try {
    return keptDraft.parse(JSON.parse(recall(nameOf(order)) ?? ''))
  } catch {
    return undefined
  }
}

/** Keeps the texts and choices of a form in this browser. */
export function keepDraft(order: string, values: FilingValues): void {
  const { items, type, description, solution, expected } = values
  remember(nameOf(order), JSON.stringify({ items, type, description, solution, expected }))
}

export const forgetDraft = (order: string): void => forget(nameOf(order))

/** Whether there is anything in it worth keeping. */
export const isDraftEmpty = (draft: KeptDraft): boolean =>
  draft.items.length === 0 &&
  [draft.type, draft.description, draft.solution, draft.expected].every((text) => text.trim() === '')
