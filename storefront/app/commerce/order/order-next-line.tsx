import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { useMoments } from '../account/use-moments.ts'
import { useMoney } from '../use-money.ts'
import { orderCardWords } from './order-card-words.ts'
import type { OrderNext } from './order-next.ts'
import { useEstimateDays } from './use-estimate-days.ts'

/** What is next for an order, in one sentence; what matters in it stands out. */
export function OrderNextLine({ next }: { next: OrderNext }) {
  const t = useWords(orderCardWords)
  const mark = useMarkOf()(next)
  // The place of the mark differs by language: the sentence is cut where it stands.
  const [before, after = ''] = t(`next_${next.kind}` as WordKey<typeof orderCardWords>, { mark: cut }).split(
    cut,
  )
  return (
    <span className="min-w-0 flex-1 basis-52 text-pretty">
      {before}
      {mark !== '' && <b className="font-strong whitespace-nowrap">{mark}</b>}
      {after}
    </span>
  )
}

const cut = '\u0000'

function useMarkOf(): (next: OrderNext) => string {
  const t = useWords(orderCardWords)
  const money = useMoney()
  const { dayAndTime, dayAndMonth } = useMoments()
  const { short } = useEstimateDays()
  return (next) => {
    if ('deadline' in next) return dayAndTime(next.deadline)
    if ('at' in next) return dayAndMonth(next.at)
    if ('amount' in next) return money(next.amount)
    if ('number' in next) return next.number
    if (next.kind === 'finishes') return t('days', { count: next.days })
    return 'days' in next ? short(next.days) : ''
  }
}
