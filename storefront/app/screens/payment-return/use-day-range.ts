import { useMemo } from 'react'
import { useLanguage } from '../../language/use-language.ts'

/** "18–20 Nov", in the language of the page and the time of Jakarta. */
export function useDayRange(): (days: { first: string; last: string }) => string {
  const { language } = useLanguage()
  return useMemo(() => {
    // English as it is written in Indonesia: the day before the month.
    const locale = language === 'en' ? 'en-GB' : language
    const written = new Intl.DateTimeFormat(locale, {
      timeZone: 'Asia/Jakarta',
      day: 'numeric',
      month: 'short',
    })
    return ({ first, last }) => written.formatRange(new Date(first), new Date(last))
  }, [language])
}
