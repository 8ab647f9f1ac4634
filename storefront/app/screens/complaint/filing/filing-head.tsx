import type { ComplaintFiling } from '@gema/contract/shapes/complaint.ts'
import { useComplaintMoments } from '../../../commerce/complaint/use-complaint-moments.ts'
import { useWords } from '../../../language/use-words.ts'
import { filingWords } from './filing-words.ts'

/** Which order it is about, when it came, and until when one can complain. */
export function FilingHead({ filing: { order, until, is_allowed } }: { filing: ComplaintFiling }) {
  const t = useWords(filingWords)
  const { longDay, longDayTime } = useComplaintMoments()
  return (
    <div className="mb-3.5 w768:mb-5">
      <h1 className="text-22 w768:text-28">{t('title')}</h1>
      <p className="text-ink-2 text-pretty">
        {t('about_order', { number: order.number })}
        {order.delivered_at === null
          ? t('not_delivered')
          : t('delivered', { day: longDay(order.delivered_at) })}
        {until !== null && is_allowed && (
          <>
            {' '}
            {t('until')} <b className="font-strong text-ink">{longDayTime(until)}</b>.
          </>
        )}
      </p>
    </div>
  )
}
