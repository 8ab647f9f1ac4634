import { monthMark } from '@gema/contract/values/month-mark.ts'

/** The number that people use: `GM-2611-004821`, by the month in Jakarta. */
export const orderNumber = (sequence: number, placedAt: Date): string =>
  `GM-${monthMark(placedAt)}-${String(sequence).padStart(6, '0')}`
