import { MessageCircle } from 'lucide-react'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { buyWords } from './buy-words.ts'
import { choicesId, type Order } from './use-order.ts'

interface OrderActionProps {
  order: Order
  /** In the slim bar, where there is room for one word. */
  short?: boolean
  className?: string
}

/** Opens the chat with the order written down. As long as something is missing, it leads there instead. */
export function OrderAction({ order, short = false, className }: OrderActionProps) {
  const t = useWords(buyWords)
  if (order.soldOut) {
    return (
      <Button disabled className={className ?? ''}>
        {t('out_of_stock')}
      </Button>
    )
  }
  const outside = { href: order.link, target: '_blank', rel: 'noopener' }
  const inside = {
    href: `#${choicesId}`,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      order.refuse()
    },
  }
  return (
    <a
      {...(order.link === undefined ? inside : outside)}
      className={classNames(buttonClasses('primary', 48), 'max-w1200:px-3 max-w992:text-14', className)}
    >
      <Icon of={MessageCircle} className="max-w350:hidden" />
      {short ? (
        <>
          <span className="w992:hidden">{t('order_short')}</span>
          <span className="max-w992:hidden">{t('order')}</span>
        </>
      ) : (
        t('order')
      )}
    </a>
  )
}
