import { payPlace } from '../../commerce/order/own-order-place.ts'
import { PageLink } from '../../language/page-link.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { type ButtonSize, buttonClasses } from '../../ui/button-classes.ts'
import { orderActionWords } from './order-action-words.ts'
import type { OrderPartProps } from './order-part-props.ts'
import { firstUnreviewed, mainActionOf } from './order-stand.ts'

interface MainActionButtonProps extends Pick<OrderPartProps, 'order' | 'place' | 'onAsk'> {
  size?: ButtonSize
  className?: string
}

/** The one thing that should be done next with an order; nothing, where there is nothing to do. */
export function MainActionButton({ order, place, onAsk, size = 48, className = '' }: MainActionButtonProps) {
  const t = useWords(orderActionWords)
  const action = mainActionOf(order)
  if (action === undefined) return null
  if (action === 'pay') {
    return (
      <PageLink to={payPlace(order, place)} className={`${buttonClasses('primary', size)} ${className}`}>
        {t('main_pay')}
      </PageLink>
    )
  }
  const ask = () => {
    const line = firstUnreviewed(order)
    if (action === 'finish') onAsk({ what: 'finish' })
    else if (line !== undefined) onAsk({ what: 'review', line })
  }
  return (
    <Button size={size} onClick={ask} className={className}>
      {t(action === 'finish' ? 'main_finish' : 'main_review')}
    </Button>
  )
}
