import type { Order } from '@gema/contract/shapes/order.ts'
import { useEffect } from 'react'
import { useShop } from '../../api/use-shop.ts'
import { OrderDelivery } from '../../commerce/order/order-delivery.tsx'
import { panelClasses } from '../../commerce/order/order-panel.ts'
import { OrderTimeline } from '../../commerce/order/order-timeline.tsx'
import { OrderTotals } from '../../commerce/order/order-totals.tsx'
import type { OrderPlace } from '../../commerce/order/own-order-place.ts'
import type { useOwnOrder } from '../../commerce/order/use-own-order.ts'
import { useWords } from '../../language/use-words.ts'
import { ActionBar } from './action-bar.tsx'
import { BoughtLines } from './bought-lines.tsx'
import { ComplaintsPanel } from './complaints-panel.tsx'
import { CourierClock } from './courier-clock.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderQuestions } from './order-questions.tsx'
import { orderWords } from './order-words.ts'
import { OtherOrders } from './other-orders.tsx'
import { RefundsPanel } from './refunds-panel.tsx'
import { TrackingPanel } from './tracking-panel.tsx'
import { useOrderQuestions } from './use-order-questions.ts'

interface OrderPageProps {
  order: Order
  place: OrderPlace
  own: Pick<ReturnType<typeof useOwnOrder>, 'keep' | 'refetch' | 'isError' | 'isPaused'>
}

/** An order that is here: where it is, what is in it, what can be done with it. On paper only what belongs there. */
export function OrderPage({ order, place, own }: OrderPageProps) {
  const t = useWords(orderWords)
  const { setting } = useShop()
  const questions = useOrderQuestions(order)
  const title = t('page_title', { number: order.number, shop: setting.site_name })
  useEffect(() => {
    document.title = title
  }, [title])
  const parts = { order, place, onAsk: questions.ask, onLook: own.refetch }
  const gaps = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 w768:gap-5'
  return (
    <div className="[print-color-adjust:exact]">
      <OrderHead order={order} />
      <div className={`wrap ${gaps}`}>
        <OrderNotes order={order} place={place} isOffline={own.isPaused} isOld={own.isError} />
        <TrackingPanel {...parts} />
        <div className={`${gaps} items-start w992:grid-cols-[minmax(0,1fr)_280px]`}>
          <div className={gaps}>
            <BoughtLines {...parts} />
            {order.events.length > 0 && (
              <section id="log" className={`${panelClasses} scroll-mt-24 print:hidden`}>
                <h2 className="mb-3.5 text-18">{t('log')}</h2>
                <OrderTimeline events={order.events} />
              </section>
            )}
          </div>
          <div className={`${gaps} w992:sticky w992:top-[92px] w992:[&>section]:p-4`}>
            <OrderActions {...parts} />
            <OrderTotals order={order} />
            <RefundsPanel order={order} />
            <ComplaintsPanel order={order} place={place} />
            <OrderDelivery order={order} />
            <CourierClock order={order} onMoved={own.refetch} />
          </div>
        </div>
      </div>
      <OtherOrders not={order.id} />
      <ActionBar {...parts} />
      <OrderQuestions order={order} place={place} asked={questions} onDone={own.keep} onLook={own.refetch} />
    </div>
  )
}
