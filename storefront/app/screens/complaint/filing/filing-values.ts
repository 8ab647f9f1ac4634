import type { ComplaintFiling, ComplaintSolution, ComplaintType } from '@gema/contract/shapes/complaint.ts'

/** The fields in the order of the page. */
export const filingFields = [
  'items',
  'type',
  'description',
  'solution',
  'expected',
  'bank_name',
  'bank_account_name',
  'bank_account_number',
  'evidence',
] as const

export type FilingField = (typeof filingFields)[number]
export type FilingLine = ComplaintFiling['lines'][number]

/** A line of the order that was ticked, and how many of it. */
export interface ChosenItem {
  line: string
  quantity: number
}

/** The form as it is filled in. */
export interface FilingValues {
  items: ChosenItem[]
  type: ComplaintType | ''
  description: string
  solution: ComplaintSolution | ''
  expected: string
  bank_name: string
  bank_account_name: string
  bank_account_number: string
  evidence: File[]
}

export const emptyFiling: FilingValues = {
  items: [],
  type: '',
  description: '',
  solution: '',
  expected: '',
  bank_name: '',
  bank_account_name: '',
  bank_account_number: '',
  evidence: [],
}

/** A form with files sends every line break as two characters; they count for the limit. */
export const asSent = (text: string): string => text.trim().replace(/\r?\n/g, '\r\n')

/** How long a description may be. */
export const longestDescription = 1000
