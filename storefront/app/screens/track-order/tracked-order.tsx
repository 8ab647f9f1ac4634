import { panelClasses } from '../../commerce/order/order-panel.ts'
import { OrderTimeline } from '../../commerce/order/order-timeline.tsx'
import { useWords } from '../../language/use-words.ts'
import { SendLink } from './send-link.tsx'
import { trackOrderWords } from './track-order-words.ts'
import type { Tracked } from './tracked.ts'
import { TrackedHead } from './tracked-head.tsx'
import { TrackedLines } from './tracked-lines.tsx'
import { TrackedParcels } from './tracked-parcels.tsx'

/** How far an order is: nothing of whose it is. */
export function TrackedOrder({ tracked: { tracking, by } }: { tracked: Tracked }) {
  const t = useWords(trackOrderWords)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 w768:gap-5">
      <TrackedHead tracking={tracking} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 w768:gap-5 w992:grid-cols-[minmax(0,1fr)_350px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 w768:gap-5">
          <TrackedLines lines={tracking.lines} />
          {tracking.events.length > 0 && (
            <section className={panelClasses}>
              <h2 className="mb-4 text-18">{t('log')}</h2>
              <OrderTimeline events={tracking.events} />
            </section>
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 w768:gap-5">
          <TrackedParcels tracking={tracking} />
          <SendLink by={by} />
        </div>
      </div>
    </div>
  )
}
