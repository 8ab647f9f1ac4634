import { OrderLines } from '../../commerce/order/order-lines.tsx'
import { BoughtLineSide } from './bought-line-side.tsx'
import type { OrderPartProps } from './order-part-props.ts'
import { useBuyAgain } from './use-buy-again.ts'

/** What was bought: each can be bought again and, once the order is finished, reviewed. */
export function BoughtLines({ order, onAsk }: OrderPartProps) {
  const again = useBuyAgain()
  return (
    <OrderLines
      order={order}
      isLinked
      sideOf={(line) => (
        <BoughtLineSide
          line={line}
          again={again}
          canReview={order.finished !== null}
          onReview={() => onAsk({ what: 'review', line })}
        />
      )}
    />
  )
}
