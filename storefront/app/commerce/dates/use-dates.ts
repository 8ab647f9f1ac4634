import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { storeWords } from '../store-words.ts'
import { dateWords } from './date-words.ts'
import { jakartaDay } from './jakarta-day.ts'

/** Writes days in Jakarta in the language of the page: "17 Nov", "Tue, 17 Nov", "17 Nov 2026". */
export function useDates() {
  const t = useWords(dateWords)
  const days = useWords(storeWords)
  const partsOf = (moment: string, daysLater?: number) => {
    const { weekday, day, month, year } = jakartaDay(moment, daysLater)
    return {
      weekday: days(`day_${weekday}` as WordKey<typeof storeWords>),
      day,
      month: t(`month_${month}` as WordKey<typeof dateWords>),
      year,
    }
  }
  return {
    dayAndMonth: (moment: string) => t('day_and_month', partsOf(moment)),
    withWeekday: (moment: string, daysLater: number) => t('with_weekday', partsOf(moment, daysLater)),
    withYear: (moment: string) => t('with_year', partsOf(moment)),
  }
}
