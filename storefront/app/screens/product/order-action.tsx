import { ShoppingCart } from 'lucide-react'
import { preparesAdding } from '../../commerce/cart/use-add.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { buyWords } from './buy-words.ts'
import type { Order } from './use-order.ts'

interface OrderActionProps {
  order: Order
  /** In the slim bar, where there is room for one word. */
  short?: boolean
}

/** Into the cart, or straight to the checkout. */
export function OrderAction({ order, short = false }: OrderActionProps) {
  const t = useWords(buyWords)
  const { busy, press, soldOut } = order
  const width = classNames(!short && 'min-w-0 flex-1', 'max-w1200:px-3.5')
  if (soldOut) {
    return (
      <Button disabled className={width}>
        {t('out_of_stock')}
      </Button>
    )
  }
  return (
    <>
      <Button
        look="outline"
        busy={busy === 'cart'}
        aria-label={short ? t('add') : undefined}
        {...preparesAdding}
        onClick={() => press('cart')}
        className={classNames(width, 'noscript:hidden')}
      >
        <Icon of={ShoppingCart} className={short ? '' : 'max-w380:hidden'} />
        <span className={short ? 'max-w992:hidden' : ''}>{t('add')}</span>
      </Button>
      <Button
        busy={busy === 'buy'}
        {...preparesAdding}
        onClick={() => press('buy')}
        className={classNames(width, 'noscript:hidden')}
      >
        {t('buy')}
      </Button>
    </>
  )
}
