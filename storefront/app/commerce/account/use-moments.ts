import { useMemo } from 'react'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { accountWords } from './account-words.ts'
import { timeAgo } from './relative-time.ts'

const timeZone = 'Asia/Jakarta'

/**
 * Moments of an account in the language of the page and the time of Jakarta. For the browser alone, where all that is
 * personal is written: what its `Intl` writes is never compared with the server's.
 */
export function useMoments() {
  const { language } = useLanguage()
  const t = useWords(accountWords)
  return useMemo(() => {
    // English as it is written in Indonesia: the day before the month.
    const locale = language === 'en' ? 'en-GB' : language
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    const format = (options: Intl.DateTimeFormatOptions) => {
      const written = new Intl.DateTimeFormat(locale, { timeZone, ...options })
      return (moment: string) => written.format(new Date(moment))
    }
    const day = format({ day: 'numeric', month: 'short' })
    const dayWithYear = format({ day: 'numeric', month: 'short', year: 'numeric' })
    const timeOf = (moment: string) => clock.format(new Date(moment)).replace(':', '.')
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    const yearOf = format({ year: 'numeric' })
    return {
      /** "20 Nov" */
      dayAndMonth: day,
      /** "20 Nov 2026" */
      withYear: dayWithYear,
      /** "March 2025" */
      monthAndYear: format({ month: 'long', year: 'numeric' }),
      /** "2 Nov, 20.14", where many stand beside each other. */
      dayAndClock: (moment: string) => `${day(moment)}, ${timeOf(moment)}`,
      /** "2 Nov, 20.14 WIB"; of another year "2 Nov 2025, 20.14 WIB". */
      dayAndTime: (moment: string) => {
        const thisYear = yearOf(moment) === yearOf(new Date().toISOString())
        return `${(thisYear ? day : dayWithYear)(moment)}, ${timeOf(moment)} WIB`
      },
      /** "4 months ago", "yesterday", "just now" */
      ago: (moment: string) => {
        const { unit, count } = timeAgo(moment, Date.now())
        return unit === 'second' ? t('just_now') : relative.format(-count, unit)
      },
    }
  }, [language, t])
}
