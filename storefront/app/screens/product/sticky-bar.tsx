import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import { lazy, type RefObject, Suspense } from 'react'
import { OrderAction } from './order-action.tsx'
import { useOffScreen } from './use-off-screen.ts'
import type { Order } from './use-order.ts'
import type { Variant } from './use-variant.ts'

const StickyBarContent = lazy(async () => {
  const { StickyBarContent } = await import('./sticky-bar-content.tsx')
  return { default: StickyBarContent }
})

interface StickyBarProps {
  product: ProductDetail
  variant: Variant
  order: Order
  /** The main action: the bar comes when it is out of sight. */
  actions: RefObject<HTMLElement | null>
}

/** The bar at the foot of the screen, once the main action has left it. */
export function StickyBar({ product, variant: { shown }, order, actions }: StickyBarProps) {
  const off = useOffScreen(actions)
  if (!off || shown === undefined) return null
  return (
    <Suspense>
      <StickyBarContent product={product} shown={shown} action={<OrderAction order={order} short />} />
    </Suspense>
  )
}
