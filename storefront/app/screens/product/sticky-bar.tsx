import type { ProductDetail } from '@gema/contract/shapes/product-detail.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { buyWords } from './buy-words.ts'
import { OrderAction } from './order-action.tsx'
import { useOffScreen } from './use-off-screen.ts'
import type { Order } from './use-order.ts'
import type { Variant } from './use-variant.ts'

interface StickyBarProps {
  product: ProductDetail
  variant: Variant
  order: Order
  /** The main action: the bar comes when it is out of sight. */
  actions: RefObject<HTMLElement | null>
}

/** Name, price and the action at the foot of the screen, above the bottom bar on phones. */
export function StickyBar({ product, variant: { shown }, order, actions }: StickyBarProps) {
  const t = useWords(buyWords)
  const money = useMoney()
  const off = useOffScreen(actions)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { documentElement: page } = document
    page.toggleAttribute('data-buy-bar', off)
    // What gets the focus is scrolled to where the bar does not cover it.
    const top = bar.current?.getBoundingClientRect().top
    page.style.scrollPaddingBottom = off && top !== undefined ? `${window.innerHeight - top + 16}px` : ''
    return () => {
      page.removeAttribute('data-buy-bar')
      page.style.scrollPaddingBottom = ''
    }
  }, [off])
  if (!off || shown === undefined) return null
  const { pricing } = shown
  const [picture] = product.pictures.filter(({ finish }) => finish === shown.finish)
  return (
    <aside
      ref={bar}
      aria-label={t('order_bar')}
      className="rises-in fixed inset-x-0 bottom-[calc(57px+env(safe-area-inset-bottom))] z-10 border-t border-line bg-page in-data-cookie-question:hidden w768:bottom-0"
    >
      <div className="wrap flex items-center gap-3 py-2.5 w768:gap-4">
        <ShopPicture
          picture={picture?.picture ?? null}
          alt=""
          widths={[96, 160]}
          sizes="48px"
          className="size-12 flex-none rounded-control max-w768:hidden"
        />
        <div className="min-w-0 flex-1 w768:flex w768:items-center w768:justify-between w768:gap-6">
          <p className="truncate text-12 text-ink-2 w768:text-16 w768:font-strong w768:text-ink">
            {product.name}
          </p>
          <p className="figures flex-none whitespace-nowrap rtl:text-end" dir="ltr">
            <b className="text-18 leading-6 font-bold tracking-tight">{money(pricing.price)}</b>
            {pricing.discount_percent > 0 && (
              <b className="ms-2 text-12 font-bold text-sale">-{pricing.discount_percent}%</b>
            )}
          </p>
        </div>
        <OrderAction order={order} short className="flex-none" />
      </div>
    </aside>
  )
}
