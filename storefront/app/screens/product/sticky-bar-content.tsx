import type { ProductDetail, ProductInventory } from '@gema/contract/shapes/product-detail.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { ShopPicture } from '../../commerce/shop-picture.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { buyWords } from './buy-words.ts'

interface BarProps {
  product: ProductDetail
  shown: ProductInventory
  /** What can be done with it. */
  action: ReactNode
}

/** Name, price and the action at the foot of the screen, above the bottom bar on phones. */
export function StickyBarContent({ product, shown, action }: BarProps) {
  const t = useWords(buyWords)
  const money = useMoney()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { documentElement: page } = document
    page.setAttribute('data-buy-bar', '')
    // What gets the focus is scrolled to where the bar does not cover it.
    const top = bar.current?.getBoundingClientRect().top ?? window.innerHeight
    page.style.scrollPaddingBottom = `${window.innerHeight - top + 16}px`
    return () => {
      page.removeAttribute('data-buy-bar')
      page.style.scrollPaddingBottom = ''
    }
  }, [])
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
              <b className="ms-2 text-12 font-bold text-sale max-w420:hidden">-{pricing.discount_percent}%</b>
            )}
          </p>
        </div>
        {action}
      </div>
    </aside>
  )
}
