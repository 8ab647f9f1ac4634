import type { OrderTracking } from '@gema/contract/shapes/order-card.ts'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { CopyButton } from '../../commerce/order/copy-button.tsx'
import { PaymentBadge, StatusBadge } from '../../commerce/order/status-badge.tsx'
import { StepsRow } from '../../commerce/order/steps-row.tsx'
import { useEstimateDays } from '../../commerce/order/use-estimate-days.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { trackOrderWords } from './track-order-words.ts'

/** The number of the order, how it stands and when it comes, and its steps. */
export function TrackedHead({ tracking }: { tracking: OrderTracking }) {
  const t = useWords(trackOrderWords)
  const { dayAndTime } = useMoments()
  const { title, text } = useHeadline(tracking)
  return (
    <section className="rounded-card border border-line bg-page">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line p-4 w768:p-6">
        <div className="min-w-0">
          <p className="text-14 text-ink-2">{title}</p>
          <h2 className="mt-0.5 mb-1.5 text-18 text-balance w768:text-22">{text}</h2>
          <p className="flex flex-wrap items-center gap-x-2 text-14">
            <b className="font-strong">{t('number_is', { number: tracking.number })}</b>
            <CopyButton text={tracking.number} label={t('copy_order')} />
            <span className="text-ink-2">{t('placed', { time: dayAndTime(tracking.date) })}</span>
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          <StatusBadge order={tracking} />
          <PaymentBadge order={tracking} />
        </p>
      </div>
      <StepsRow
        steps={tracking.steps}
        estimate={tracking.estimate}
        className="px-4 py-5 w768:px-6 w768:py-7"
      />
    </section>
  )
}

/** What matters most about it: that it is over, that it is there, or when it comes. */
function useHeadline(tracking: OrderTracking): { title: string; text: string } {
  const t = useWords(trackOrderWords)
  const { dayAndTime, withYear } = useMoments()
  const { long } = useEstimateDays()
  const { cancelled, finished, estimate, steps, parcels } = tracking
  if (cancelled !== null) {
    const why = t(`why_${cancelled.reason}` as WordKey<typeof trackOrderWords>)
    return { title: `${t('cancelled')} ${dayAndTime(cancelled.at)}`, text: why }
  }
  if (finished !== null) return { title: t('finished'), text: withYear(finished.at) }
  const isFetched = parcels.length > 0 && parcels.every(({ kind }) => kind === 'store_pickup')
  const there = steps.find(({ key, at }) => key === 'delivered' && at !== null)
  if (there?.at) return { title: t(isFetched ? 'fetched' : 'delivered'), text: dayAndTime(there.at) }
  if (estimate !== null) return { title: t(isFetched ? 'ready' : 'estimate'), text: long(estimate) }
  return { title: t('title'), text: steps.find(({ state }) => state === 'active')?.name ?? '' }
}
