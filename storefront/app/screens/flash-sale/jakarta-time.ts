import { clockTime } from '../../commerce/opening-hours.ts'

const minute = 60_000
const dayInMinutes = 24 * 60
const aheadOfUtc = 7 * 60

/** A moment as the clocks of Jakarta show it. The year has no summer time there: seven hours ahead all year. */
export interface JakartaTime {
  /** Counted from a fixed day on, so that days can be compared. */
  dayNumber: number
  /** 1 is Monday. */
  weekday: number
  day: number
  month: number
  minutes: number
}

export function jakartaTime(moment: string): JakartaTime {
  const minutes = Math.floor(Date.parse(moment) / minute) + aheadOfUtc
  const dayNumber = Math.floor(minutes / dayInMinutes)
  const date = new Date(minutes * minute)
  return {
    dayNumber,
    // The first of January 1970 was a Thursday.
    weekday: ((dayNumber + 3) % 7) + 1,
    day: date.getUTCDate(),
    month: date.getUTCMonth() + 1,
    minutes: minutes % dayInMinutes,
  }
}

/** 16.00; the end of a day is 24.00. */
export const startOnClock = (moment: string): string => clockTime(jakartaTime(moment).minutes)
export const endOnClock = (moment: string): string => clockTime(jakartaTime(moment).minutes || dayInMinutes)
