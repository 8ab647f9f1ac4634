import type { Order } from '@gema/contract/shapes/order.ts'
import { Check } from 'lucide-react'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { badgeClasses } from './badge-classes.ts'
import { type BadgedOrder, badgeLooks, badgeOf } from './order-badge.ts'
import { orderBadgeWords } from './order-badge-words.ts'

/** How an order stands, in two words. */
export function StatusBadge({ order }: { order: BadgedOrder }) {
  const t = useWords(orderBadgeWords)
  const badge = badgeOf(order)
  const step = order.steps?.find(({ key }) => key === badge && key !== 'pending')
  return (
    <span className={badgeClasses(badgeLooks[badge])}>
      {step?.name ?? t(`order_${badge}` as WordKey<typeof orderBadgeWords>)}
    </span>
  )
}

interface PaymentBadgeProps {
  order: Pick<Order, 'payment_status' | 'cancelled'> & { payment?: Pick<Order['payment'], 'key'> }
}

/** Whether an order is paid. One that was cancelled says what became of its money elsewhere. */
export function PaymentBadge({ order: { payment_status, cancelled, payment } }: PaymentBadgeProps) {
  const t = useWords(orderBadgeWords)
  if (cancelled !== null) return null
  if (payment_status === 1) {
    return (
      <span className={badgeClasses('ok')}>
        <Icon of={Check} size={14} />
        {t('paid')}
      </span>
    )
  }
  const isCash = payment?.key === 'cash-on-delivery'
  return <span className={badgeClasses(isCash ? 'grey' : 'warn')}>{t(isCash ? 'cash' : 'unpaid')}</span>
}
