import { type ReactNode, useEffect } from 'react'
import { useCheckoutStep } from '../../commerce/checkout/checkout-step.ts'
import { forgetLeftOrder } from '../../commerce/checkout/left-order.ts'
import { OrderDelivery } from '../../commerce/order/order-delivery.tsx'
import { OrderLines } from '../../commerce/order/order-lines.tsx'
import { type OrderStage, stageOf } from '../../commerce/order/order-stage.ts'
import { OrderTotals } from '../../commerce/order/order-totals.tsx'
import { CancelledPart } from './cancelled-part.tsx'
import { CashPart } from './cash-part.tsx'
import { FailedPart } from './failed-part.tsx'
import { OpenPart } from './open-part.tsx'
import { OrderLog } from './order-log.tsx'
import { PaidPart } from './paid-part.tsx'
import type { PartProps } from './part-props.ts'
import { RefundPart } from './refund-part.tsx'
import { returnGrid } from './return-grid.ts'
import { TransferPart } from './transfer-part.tsx'

const parts: Record<OrderStage, (props: PartProps) => ReactNode> = {
  paid: PaidPart,
  cash: CashPart,
  transfer: TransferPart,
  open: OpenPart,
  failed: FailedPart,
  cancelled: CancelledPart,
  refund: RefundPart,
}

/** How an order stands, what is in it, and what has happened to it. */
export function ReturnedOrder(props: PartProps) {
  const { order } = props
  const stage = stageOf(order)
  const isUnpaid = stage === 'open' || stage === 'failed'
  useCheckoutStep(isUnpaid || stage === 'transfer' ? 2 : 3)
  useEffect(() => {
    if (!isUnpaid) forgetLeftOrder()
  }, [isUnpaid])
  const Part = parts[stage]
  return (
    <div className={returnGrid}>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 w768:gap-5">
        <Part {...props} />
        <OrderLines order={order} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 w768:gap-5 w992:col-start-2 w992:row-span-2 w992:row-start-1">
        <OrderTotals order={order} />
        <OrderDelivery order={order} />
      </div>
      <OrderLog events={order.events} />
    </div>
  )
}
