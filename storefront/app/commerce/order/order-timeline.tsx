import type { OrderEvent } from '@gema/contract/shapes/order.ts'
import { classNames } from '../../ui/class-names.ts'
import { useMoments } from '../account/use-moments.ts'

interface OrderTimelineProps {
  /** The newest first. */
  events: (Pick<OrderEvent, 'kind' | 'message' | 'at'> & { reason?: string })[]
}

/** What has happened to an order, the newest first and marked: moment and sentence, on phones below each other. */
export function OrderTimeline({ events }: OrderTimelineProps) {
  const { dayAndTime } = useMoments()
  return (
    <ol className="text-14">
      {events.map(({ kind, message, at, reason = '' }, place) => (
        <li
          key={`${kind} ${at} ${message}`}
          className="group relative grid gap-0.5 pb-5 ps-[26px] last:pb-0 w768:grid-cols-[128px_minmax(0,1fr)] w768:gap-10 w768:ps-0"
        >
          <time dateTime={at} className="figures whitespace-nowrap text-ink-2">
            {dayAndTime(at)}
          </time>
          <span
            aria-hidden
            className="absolute start-[5px] top-3 -bottom-1.5 w-0.5 bg-line-2 group-last:hidden w768:start-[147px]"
          />
          <span
            aria-hidden
            className={classNames(
              'absolute start-0 top-1 size-3 rounded-full border-[2.5px] w768:start-[142px]',
              place === 0 ? 'border-primary bg-primary ring-4 ring-primary-soft' : 'border-theme bg-page',
            )}
          />
          <div className="min-w-0 wrap-anywhere">
            <b className="font-semibold">{message}</b>
            {reason !== '' && <p className="text-ink-2">{reason}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
