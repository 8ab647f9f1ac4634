import type { DeliveryOffer } from '@gema/contract/shapes/delivery.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { dateWords } from './date-words.ts'
import { estimateWords } from './estimate-words.ts'
import { estimatedDays } from './estimated-days.ts'
import { useDates } from './use-dates.ts'

type Estimated = Pick<DeliveryOffer, 'kind' | 'days_min' | 'days_max'>

/** When a parcel comes, as dates: "18–20 Nov", "Tue, 17 Nov"; or when it can be picked up: "Ready tomorrow". */
export function useEstimate(): (moment: string, offer: Estimated) => string {
  const t = useWords(estimateWords)
  const months = useWords(dateWords)
  const dates = useDates()
  const monthOf = (month: number) => months(`month_${month}` as WordKey<typeof dateWords>)
  const span = (moment: string, offer: Estimated): string => {
    const days = estimatedDays(moment, offer)
    if (days.kind === 'one_day') return dates.withWeekday(moment, offer.days_min)
    return t(days.kind, {
      from: days.from.day,
      from_month: monthOf(days.from.month),
      to: days.to.day,
      month: monthOf(days.to.month),
    })
  }
  return (moment, offer) => {
    if (offer.kind !== 'store_pickup') return span(moment, offer)
    if (offer.days_max > 1) return t('ready_on', { date: span(moment, offer) })
    return t(offer.days_max === 0 ? 'ready_today' : 'ready_tomorrow')
  }
}
