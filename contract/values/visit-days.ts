/** From how many days ahead on, and up to how many, a visit can be wished for. */
export const visitDays = { from: 2, to: 90 } as const

const dayInMilliseconds = 86_400_000
const jakartaAheadOfUtc = 7 * 3_600_000

/** The day that a moment falls on in Jakarta, or some days later: `2026-11-18`. */
export const dayInJakarta = (moment: Date, daysLater = 0): string =>
  new Date(moment.getTime() + jakartaAheadOfUtc + daysLater * dayInMilliseconds).toISOString().slice(0, 10)

/** The first and the last day that can be wished for now. */
export const visitWindow = (now: Date): { from: string; to: string } => ({
  from: dayInJakarta(now, visitDays.from),
  to: dayInJakarta(now, visitDays.to),
})

/** Days that are written this way are in the order of their letters. */
export const isVisitDay = (day: string, now: Date): boolean => {
  const { from, to } = visitWindow(now)
  return from <= day && day <= to
}
