import { type CalendarDay, jakartaDay } from './jakarta-day.ts'

/** The days on which something may arrive: one, two of the same month, or two of different months. */
export type EstimatedDays =
  | { kind: 'one_day'; day: CalendarDay }
  | { kind: 'same_month' | 'two_months'; from: CalendarDay; to: CalendarDay }

interface DayCounts {
  days_min: number
  days_max: number
}

/** When something arrives that takes so many days from a moment on, by the calendar of Jakarta. */
export function estimatedDays(moment: string, { days_min, days_max }: DayCounts): EstimatedDays {
  const from = jakartaDay(moment, days_min)
  const to = jakartaDay(moment, Math.max(days_min, days_max))
  if (days_max <= days_min) return { kind: 'one_day', day: from }
  return { kind: from.month === to.month ? 'same_month' : 'two_months', from, to }
}
