import { useMemo } from 'react'
import { useLanguage } from '../../language/use-language.ts'

const timeZone = 'Asia/Jakarta'

/** A moment in full: "13 November 2026" and "19.41 WIB". For the browser alone, where all that is personal is written. */
export function useLongMoment(): (moment: string) => { day: string; time: string } {
  const { language } = useLanguage()
  return useMemo(() => {
    // English as it is written in Indonesia: the day before the month.
    const locale = language === 'en' ? 'en-GB' : language
    const day = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    return (moment) => ({
      day: day.format(new Date(moment)),
      time: `${clock.format(new Date(moment)).replace(':', '.')} WIB`,
    })
  }, [language])
}
