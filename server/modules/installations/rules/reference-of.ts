import { monthMark } from '@gema/contract/values/month-mark.ts'

/** What people call a request: `PSG-2611-0147`, by the month in Jakarta. */
export const referenceOf = (sequence: number, sentAt: Date): string =>
  `PSG-${monthMark(sentAt)}-${String(sequence).padStart(4, '0')}`
