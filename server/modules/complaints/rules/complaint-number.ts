import { monthMark } from '@gema/contract/values/month-mark.ts'

/** The number that people use: `KMP-2611-0147`, by the month in Jakarta. */
export const complaintNumber = (sequence: number, filedAt: Date): string =>
  `KMP-${monthMark(filedAt)}-${String(sequence).padStart(4, '0')}`
