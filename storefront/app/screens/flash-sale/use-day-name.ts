import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { flashSaleWords } from './flash-sale-words.ts'
import { type JakartaTime, jakartaTime } from './jakarta-time.ts'

type FlashSaleKey = WordKey<typeof flashSaleWords>
type DayKey = Extract<FlashSaleKey, `day_${number}`>
type MonthKey = Extract<FlashSaleKey, `month_${number}`>

const evening = 18 * 60

/**
 * Names the day of a moment as people say it, seen from the server's now: "tonight", "tomorrow, 16 Nov", "Wed, 18 Nov".
 * The names are our own words: those of Node and of a browser may differ in a dot, and the page would move.
 */
export function useDayName(now: string): (moment: string) => string {
  const t = useWords(flashSaleWords)
  const today = jakartaTime(now).dayNumber
  const dateOf = ({ day, month }: JakartaTime) => t(`month_${month}` as MonthKey, { day })
  return (moment) => {
    const time = jakartaTime(moment)
    const ahead = time.dayNumber - today
    if (ahead === 0) return time.minutes >= evening ? t('tonight') : t('today')
    const day = ahead === 1 ? t('tomorrow') : t(`day_${time.weekday}` as DayKey)
    return t('on_day', { day, date: dateOf(time) })
  }
}

/** The same at the beginning of a line. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
