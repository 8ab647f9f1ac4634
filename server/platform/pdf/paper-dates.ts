const timeZone = 'Asia/Jakarta'

/** A day with its year: papers are kept for long. */
export const dayText = (moment: Date, language: string): string =>
  new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', { dateStyle: 'long', timeZone }).format(
    moment,
  )

/** A moment with its year: "16 November 2026, 10.00 WIB". */
export function momentTextOf(moment: Date, language: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    moment,
  )
  return `${dayText(moment, language)}, ${time.replace(':', '.')} WIB`
}

/** A month with its year: "November 2026". */
export const monthText = (moment: Date, language: string): string =>
  new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    ...{ month: 'long', year: 'numeric', timeZone },
  }).format(moment)

/** A month for machines and names of files: "2026-11". */
export const monthMark = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', timeZone }).format(moment)
