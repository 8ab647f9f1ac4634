const timeZone = 'Asia/Jakarta'

/** A moment as sentences name it: "12 November, 23.59 WIB", with the year where it is another one than now. */
export function momentText(moment: Date, { language, now }: { language: string; now: Date }): string {
  // Every language without sentences of its own reads English ones.
  const locale = language === 'id' ? 'id-ID' : 'en-GB'
  const yearOf = (date: Date) => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(date)
  const date = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(yearOf(moment) !== yearOf(now) && { year: 'numeric' }),
    timeZone,
  }).format(moment)
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    moment,
  )
  return `${date}, ${time.replace(':', '.')} WIB`
}
