import { forgetInTab, keepInTab, recallInTab } from '../checkout/kept-in-tab.ts'

/** What is typed in the form; no stars are 0. */
export interface ReviewValues {
  rating: number
  text: string
}

const nameOf = (line: string): string => `gema-review:${line}`

/** What was typed about a line before: a press beside the dialog, or a reload, loses none of it. */
export function recallDraft(line: string): ReviewValues {
  const { rating, text } = recallInTab<Partial<ReviewValues>>(nameOf(line)) ?? {}
  return { rating: typeof rating === 'number' ? rating : 0, text: typeof text === 'string' ? text : '' }
}

export const keepDraft = (line: string, draft: ReviewValues): void => keepInTab(nameOf(line), draft)

export const forgetDraft = (line: string): void => forgetInTab(nameOf(line))
