const dayInMilliseconds = 86_400_000
const jakartaAheadOfUtc = 7 * 3_600_000

const dayNumber = (moment: string): number =>
  Math.floor((Date.parse(moment) + jakartaAheadOfUtc) / dayInMilliseconds)

/** How many days of Jakarta's calendar lie between two moments: yesterday evening is one day ago. */
export const daysBetween = (from: string, to: string): number => Math.max(0, dayNumber(to) - dayNumber(from))

/** The time in Jakarta, as it is written there: "10.24". By arithmetic, so that server and browser agree. */
export function jakartaTime(moment: string): string {
  const there = new Date(Date.parse(moment) + jakartaAheadOfUtc)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(there.getUTCHours())}.${two(there.getUTCMinutes())}`
}
