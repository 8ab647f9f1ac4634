/** A day of the calendar, 1 = Monday … 7 = Sunday. */
export interface CalendarDay {
  weekday: number
  day: number
  month: number
  year: number
}

const dayInMilliseconds = 86_400_000
const jakartaAheadOfUtc = 7 * 3_600_000

/**
 * The day that a moment falls on in Jakarta, or some days later. By arithmetic: what `Intl` writes depends on the
 * edition of the server's and the browser's own lists, and a page must not change when its script arrives.
 */
export function jakartaDay(moment: string, daysLater = 0): CalendarDay {
  const there = new Date(Date.parse(moment) + jakartaAheadOfUtc + daysLater * dayInMilliseconds)
  return {
    weekday: there.getUTCDay() || 7,
    day: there.getUTCDate(),
    month: there.getUTCMonth() + 1,
    year: there.getUTCFullYear(),
  }
}
