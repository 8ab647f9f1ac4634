import { StepsRow } from '../../commerce/order/steps-row.tsx'
import { useWords } from '../../language/use-words.ts'
import type { OrderPartProps } from './order-part-props.ts'
import { standOf } from './order-stand.ts'
import { PayCountdown } from './pay-countdown.tsx'
import { TrackingActions } from './tracking-actions.tsx'
import { TrackingParcels } from './tracking-parcels.tsx'
import { trackingWords } from './tracking-words.ts'
import { useTrackingTexts } from './use-tracking-texts.ts'

/** Where an order is: the next thing to wait for as a heading, its parcels, and the five steps. */
export function TrackingPanel(props: OrderPartProps) {
  const { order, onLook } = props
  const t = useWords(trackingWords)
  const { above, heading, below } = useTrackingTexts(order)
  const stand = standOf(order)
  return (
    <section aria-label={t('label')} className="rounded-card border border-line bg-page print:hidden">
      <div className="items-center justify-between gap-6 p-4 w768:flex w768:p-6">
        <div aria-live="polite" className="min-w-0 text-14 text-ink-2">
          <p>{above}</p>
          <h2 className="mt-0.5 mb-1.5 text-18 text-ink w768:text-22">{heading}</h2>
          {below.map((text) => (
            <p key={text} className="text-pretty wrap-anywhere">
              {text}
            </p>
          ))}
          {(stand === 'coming' || stand === 'delivered') && <TrackingParcels order={order} />}
          {stand === 'to_pay' && <PayCountdown order={order} onEnd={onLook} />}
        </div>
        <TrackingActions {...props} stand={stand} />
      </div>
      {stand !== 'cancelled' && (
        <StepsRow
          steps={order.steps}
          estimate={order.estimate}
          className="border-t border-line px-4 py-5 w768:px-6 w768:py-7"
        />
      )}
    </section>
  )
}
