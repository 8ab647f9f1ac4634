const day = 86_400_000
const jakartaAheadOfUtc = 7 * 3_600_000

/** Which day of Jakarta's calendar a moment falls on. */
const dayNumber = (moment: number): number => Math.floor((moment + jakartaAheadOfUtc) / day)

/** How many days somebody in Jakarta still has after today: on the last day none. */
export const daysLeft = (endTime: string, now: number): number =>
  // What ends at midnight can be used until the day before.
  Math.max(0, dayNumber(Date.parse(endTime) - 1) - dayNumber(now))
