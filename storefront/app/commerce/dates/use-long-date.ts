import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { jakartaDay } from './jakarta-day.ts'
import { longDateWords } from './long-date-words.ts'

/** Writes a day in Jakarta with the whole name of its month: "9 November 2026". */
export function useLongDate(): (moment: string) => string {
  const t = useWords(longDateWords)
  return (moment) => {
    const { day, month, year } = jakartaDay(moment)
    return t('date', { day, month: t(`month_${month}` as WordKey<typeof longDateWords>), year })
  }
}
