import type { OpeningHours } from '@gema/contract/shapes/store-card.ts'
import { useWords } from '../language/use-words.ts'
import { clockTime, groupHours } from './opening-hours.ts'
import { storeWords } from './store-words.ts'

type DayKey = 'day_1' | 'day_2' | 'day_3' | 'day_4' | 'day_5' | 'day_6' | 'day_7'

/** Opening hours as lines of text: "Mon–Sat 10.00–20.00", "Sun 11.00–18.00 WIB". */
export function useHoursLines(hours: OpeningHours[]): string[] {
  const t = useWords(storeWords)
  const day = (weekday: number) => t(`day_${weekday}` as DayKey)
  const groups = groupHours(hours)
  return groups.map(({ from, to, opens, closes }, place) => {
    const wholeWeek = from === 1 && to === 7
    const days = wholeWeek ? t('every_day') : from === to ? day(from) : `${day(from)}–${day(to)}`
    const zone = place === groups.length - 1 ? ' WIB' : ''
    return `${days} ${clockTime(opens)}–${clockTime(closes)}${zone}`
  })
}
