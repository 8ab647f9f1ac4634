import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import type { Ref } from 'react'
import { limitsOf } from '../../commerce/cart/quantity-rules.ts'
import { useWords } from '../../language/use-words.ts'
import { QuantityNote, QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { buyWords } from './buy-words.ts'
import { ChatOrder } from './chat-order.tsx'
import { OrderAction } from './order-action.tsx'
import { type Order, quantityId } from './use-order.ts'

interface BuyBoxProps {
  product: ProductDetail
  /** The chosen variant; nothing while values are missing. */
  inventory: ProductInventory | undefined
  order: Order
  /** Watched by the slim bar, which comes when this leaves the screen. */
  actions: Ref<HTMLDivElement>
}

/** The action area: how many, into the cart, or straight to the checkout. */
export function BuyBox({ product, inventory, order, actions }: BuyBoxProps) {
  const t = useWords(buyWords)
  const error = order.fault ? t(`fault_${order.fault}`) : order.refused
  const limits = inventory && limitsOf(inventory)
  const { quantity } = order
  return (
    <div className="mt-5 print:hidden">
      <div ref={actions} className="flex flex-wrap gap-3">
        <div className="noscript:hidden max-w1200:w-full w1200:w-[120px]">
          <QuantityStepper
            id={quantityId}
            value={order.typed}
            labels={{ quantity: t('quantity'), less: t('less'), more: t('more') }}
            error={order.soldOut ? undefined : error}
            atLeast={quantity <= 1}
            atMost={limits !== undefined && quantity >= Math.min(limits.stock, limits.maximum)}
            disabled={order.soldOut}
            onType={order.type}
            onLeave={order.leave}
            onStep={order.step}
          />
        </div>
        <OrderAction order={order} />
        {/* Not even its code reaches a browser with script. */}
        <noscript className="w-full">
          {import.meta.env.SSR && <ChatOrder product={product} inventory={inventory} />}
        </noscript>
      </div>
      <QuantityNote error={error} />
    </div>
  )
}
