import type { OpeningHours } from '@gema/contract/shapes/store-card.ts'

/** Days that follow each other and have the same hours. */
export interface HoursGroup {
  from: number
  to: number
  opens: number
  closes: number
}

/** Puts days together as people say them: Monday to Saturday, Sunday. */
export function groupHours(hours: OpeningHours[]): HoursGroup[] {
  const groups: HoursGroup[] = []
  for (const { weekday, opens, closes } of hours.toSorted((a, b) => a.weekday - b.weekday)) {
    const last = groups.at(-1)
    if (last && last.to === weekday - 1 && last.opens === opens && last.closes === closes) last.to = weekday
    else groups.push({ from: weekday, to: weekday, opens, closes })
  }
  return groups
}

/** A time of day as it is written in Indonesia: 10.00. */
export const clockTime = (minutes: number): string =>
  `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`

const dayInMinutes = 24 * 60
const jakartaAheadOfUtc = 7 * 60

const minutesInJakarta = (now: Date): number => Math.floor(now.getTime() / 60_000) + jakartaAheadOfUtc

/** The day of the week in Jakarta, 1 = Monday … 7 = Sunday. */
export const weekdayInJakarta = (now: Date): number =>
  // The first of January 1970 was a Thursday.
  ((Math.floor(minutesInJakarta(now) / dayInMinutes) + 3) % 7) + 1

/** When a store that is open at a moment closes, in minutes after midnight in Jakarta; nothing when it is closed. */
export function openUntil(hours: OpeningHours[], now: Date): number | undefined {
  const weekday = weekdayInJakarta(now)
  const time = minutesInJakarta(now) % dayInMinutes
  return hours.find((day) => day.weekday === weekday && day.opens <= time && time < day.closes)?.closes
}
