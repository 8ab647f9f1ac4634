import type { Order } from '@gema/contract/shapes/order.ts'
import { useWords } from '../../language/use-words.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { useMoments } from '../account/use-moments.ts'
import { orderPartWords } from './order-part-words.ts'
import { isOverdue } from './order-stage.ts'

interface DeadlineLineProps {
  order: Order
  /** The order has ended by now: its server knows more. */
  onEnd: () => void
}

/** Until when an unpaid order is kept, and how long that is. */
export function DeadlineLine({ order, onEnd }: DeadlineLineProps) {
  const t = useWords(orderPartWords)
  const { dayAndTime } = useMoments()
  const { deadline } = order.payment
  if (deadline === null) return null
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-inner bg-soft px-4 py-3 text-14">
      <p className="font-medium">{t('kept_until', { deadline: dayAndTime(deadline) })}</p>
      {!isOverdue(order) && (
        <span className="print:hidden">
          <Countdown
            key={order.server_time}
            endTime={deadline}
            serverTime={order.server_time}
            label={t('time_left')}
            onEnd={onEnd}
          />
        </span>
      )}
    </div>
  )
}
