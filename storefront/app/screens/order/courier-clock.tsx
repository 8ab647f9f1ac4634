import type { Order } from '@gema/contract/shapes/order.ts'
import { FlaskConical } from 'lucide-react'
import { useShop } from '../../api/use-shop.ts'
import { isOrderOver } from '../../commerce/order/is-order-over.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { courierClockWords } from './courier-clock-words.ts'
import { standOf } from './order-stand.ts'
import { useCourierClock } from './use-courier-clock.ts'

interface CourierClockProps {
  order: Order
  onMoved: () => void
}

/** In the demo nobody packs or drives: here an order is moved on by who looks at it. Never there in a real shop. */
export function CourierClock(props: CourierClockProps) {
  const { demo } = useShop()
  return demo && !isOrderOver(props.order) ? <Clock {...props} /> : null
}

function Clock({ order, onMoved }: CourierClockProps) {
  const t = useWords(courierClockWords)
  const stand = standOf(order)
  const isTransfer = order.payment.key === 'bank-transfer' && (stand === 'to_pay' || stand === 'checking')
  const clock = useCourierClock(order, onMoved)
  const { next, words } = clock.tick ?? { next: null, words: '' }
  return (
    <section className="rounded-card border border-dashed border-control p-4 text-14 print:hidden">
      <h2 className="flex items-center gap-2 text-14 font-strong tracking-normal">
        <Icon of={FlaskConical} size={16} />
        {t('title')}
      </h2>
      <p className="mt-1.5 text-12 text-ink-2">{t('text')}</p>
      <div aria-live="polite">
        {words !== '' && !isTransfer && <p className="mt-2">{words}</p>}
        {clock.failed && <p className="mt-2 text-sale">{t('failed')}</p>}
      </div>
      {isTransfer ? (
        <a href="/demo/transfers" className={`${buttonClasses('secondary', 40)} mt-3 w-full`}>
          {t('transfers')}
        </a>
      ) : (
        next !== null && (
          <Button look="secondary" size={40} busy={clock.busy} onClick={clock.move} className="mt-3 w-full">
            {t('move')}
          </Button>
        )
      )}
    </section>
  )
}
