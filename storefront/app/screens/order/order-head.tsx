import type { Order } from '@gema/contract/shapes/order.ts'
import { addressOf } from '../../addresses.ts'
import { Breadcrumbs } from '../../commerce/breadcrumbs.tsx'
import { orderPartWords } from '../../commerce/order/order-part-words.ts'
import { PaymentBadge, StatusBadge } from '../../commerce/order/status-badge.tsx'
import { useWords } from '../../language/use-words.ts'
import { useToken } from '../../shopper/session.ts'
import { orderWords } from './order-words.ts'
import { useLongMoment } from './use-long-moment.ts'

/** The way to the page, the number of the order, when it was placed, and how it stands in two words. */
export function OrderHead({ order }: { order: Order }) {
  const t = useWords(orderWords)
  const ofOrder = useWords(orderPartWords)
  const long = useLongMoment()
  // A guest has no list of orders.
  const above =
    useToken() === undefined
      ? { name: t('track'), to: addressOf('trackOrder') }
      : { name: t('orders'), to: addressOf('orders') }
  return (
    <>
      <div className="print:hidden">
        <Breadcrumbs trail={[above, { name: order.number }]} />
      </div>
      <div className="wrap mb-3.5 items-end justify-between gap-4 w768:mb-5 w768:flex print:mt-4">
        <div>
          <h1 className="text-22 w768:text-28">{ofOrder('number', { number: order.number })}</h1>
          <p className="text-ink-2">{t('placed', long(order.date))}</p>
        </div>
        <p aria-live="polite" className="flex flex-wrap gap-2 max-w768:mt-2.5">
          <StatusBadge order={order} />
          <PaymentBadge order={order} />
        </p>
      </div>
    </>
  )
}
