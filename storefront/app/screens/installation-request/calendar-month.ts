/** Days are written as `2026-11-18`, months as `2026-11`; both are in the order of their letters. */
export const monthOf = (day: string): string => day.slice(0, 7)

const dayInMilliseconds = 86_400_000

/** The day that comes so many days after another one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMilliseconds).toISOString().slice(0, 10)

/** The month that comes so many months after another one. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The weeks of a month from Monday to Sunday; where a day belongs to another month, nothing stands. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const length = Math.round(
    (Date.parse(`${monthAfter(month, 1)}-01`) - Date.parse(first)) / dayInMilliseconds,
  )
  const weeks = Math.ceil((before + length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const place = week * 7 + weekday - before
      return place < 0 || place >= length ? undefined : dayAfter(first, place)
    }),
  )
}

interface Move {
  key: string
  isRightToLeft: boolean
}

/** Where a key leads from a day, in a calendar whose days are limited; nothing, where it is no key of a calendar. */
export function dayByKey(
  day: string,
  { key, isRightToLeft }: Move,
  { from, to }: { from: string; to: string },
): string | undefined {
  const ahead = isRightToLeft ? -1 : 1
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const days: Record<string, number> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: 7,
    ArrowUp: -7,
    PageDown: 28,
    PageUp: -28,
    Home: -weekday,
    End: 6 - weekday,
  }
  const moved = days[key]
  if (moved === undefined) return undefined
  const wanted = dayAfter(day, moved)
  return wanted < from ? from : wanted > to ? to : wanted
}
