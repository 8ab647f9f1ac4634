import type { Order } from '@gema/contract/shapes/order.ts'
import { isOverdue } from '../../commerce/order/order-stage.ts'
import { useWords } from '../../language/use-words.ts'
import { Countdown } from '../../ui/countdown.tsx'
import { trackingWords } from './tracking-words.ts'

/** How long an unpaid order is kept. */
export function PayCountdown({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const t = useWords(trackingWords)
  const { deadline } = order.payment
  if (deadline === null || isOverdue(order)) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
      <span className="text-ink-2">{t('time_left')}</span>
      <Countdown
        key={order.server_time}
        endTime={deadline}
        serverTime={order.server_time}
        label={t('time_left')}
        onEnd={onEnd}
      />
    </div>
  )
}
