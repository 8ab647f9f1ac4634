/** A day such as `2026-11-18` as sentences name it: "18 November 2026", with its weekday where that is wanted. */
export function dayText(
  day: string,
  { language, weekday = false }: { language: string; weekday?: boolean },
): string {
  const date = new Date(`${day}T00:00:00Z`)
  // Every language without sentences of its own reads English ones.
  const locale = language === 'id' ? 'id-ID' : 'en-GB'
  const written = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(date)
  const text = written({ day: 'numeric', month: 'long', year: 'numeric' })
  // Put together here: whether a comma stands between them depends on the edition of the lists.
  return weekday ? `${written({ weekday: 'long' })}, ${text}` : text
}
