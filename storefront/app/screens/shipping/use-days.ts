import { useWords } from '../../language/use-words.ts'
import { shippingWords } from './shipping-words.ts'

/** How long something takes, in words: "Today or tomorrow", "2 days", "3–5 days". */
export function useDays(): (days: { days_min: number; days_max: number }) => string {
  const t = useWords(shippingWords)
  return ({ days_min: from, days_max: to }) => {
    if (to === 0) return t('today')
    if (from === 0) return to === 1 ? t('tomorrow') : t('within', { count: to })
    return from === to ? t('days', { count: to }) : t('days_range', { from, to })
  }
}
