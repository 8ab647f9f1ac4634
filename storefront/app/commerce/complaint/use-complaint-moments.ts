import { useMemo } from 'react'
import { useLanguage } from '../../language/use-language.ts'

const timeZone = 'Asia/Jakarta'

/** Moments with the month written out, in the language of the page and the time of Jakarta. For the browser alone. */
export function useComplaintMoments() {
  const { language } = useLanguage()
  return useMemo(() => {
    const locale = language === 'en' ? 'en-GB' : language
    const format = (options: Intl.DateTimeFormatOptions) => {
      const written = new Intl.DateTimeFormat(locale, { timeZone, ...options })
      return (moment: string) => written.format(new Date(moment))
    }
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    const time = (moment: string) => clock.format(new Date(moment)).replace(':', '.')
    const day = format({ day: 'numeric', month: 'long' })
    const dayWithYear = format({ day: 'numeric', month: 'long', year: 'numeric' })
    return {
      /** "09.12" */
      time,
      /** "12 November 2026" */
      longDay: dayWithYear,
      /** "19 November, 23.59 WIB" */
      longDayTime: (moment: string) => `${day(moment)}, ${time(moment)} WIB`,
      /** "15 November 2026, 09.12 WIB" */
      longMoment: (moment: string) => `${dayWithYear(moment)}, ${time(moment)} WIB`,
    }
  }, [language])
}
