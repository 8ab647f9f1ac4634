const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const month = 30.44 * day
const year = 365.25 * day

export interface TimeAgo {
  unit: Intl.RelativeTimeFormatUnit
  /** Whole units, never negative: a clock that is ahead shows "now". */
  count: number
}

const units = [
  ['year', year],
  ['month', month],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

/** How long ago something was, in the largest unit that fits; less than a minute is now. */
export function timeAgo(moment: string, now: number): TimeAgo {
  const passed = now - Date.parse(moment)
  const [unit, length] = units.find(([, length]) => passed >= length) ?? ['second', Number.POSITIVE_INFINITY]
  return { unit, count: Math.max(0, Math.floor(passed / length)) }
}
