/** Hours of a weekday, 1 = Monday … 7 = Sunday, in minutes after midnight. */
export interface OpenHours {
  weekday: number
  opens: number
  closes: number
}

/** A Monday; names of days are asked for by its week. */
const monday = Date.UTC(2026, 10, 16)
const day = 24 * 60 * 60 * 1000

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}.${String(minutes % 60).padStart(2, '0')}`

/** Opening hours as people write them, days in a row with the same hours together: "Monday–Saturday 10.00–20.00". */
export function hoursText(hours: OpenHours[], language: string): string[] {
  const names = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  })
  const nameOf = (weekday: number) => names.format(new Date(monday + (weekday - 1) * day))
  const rows: { from: number; to: number; open: string }[] = []
  for (const { weekday, opens, closes } of hours.toSorted(
    (a, b) => a.weekday - b.weekday || a.opens - b.opens,
  )) {
    const open = `${clock(opens)}–${clock(closes)}`
    const last = rows.at(-1)
    if (last?.open === open && last.to === weekday - 1) last.to = weekday
    else rows.push({ from: weekday, to: weekday, open })
  }
  return rows.map(({ from, to, open }) =>
    from === to ? `${nameOf(from)} ${open}` : `${nameOf(from)}–${nameOf(to)} ${open}`,
  )
}
