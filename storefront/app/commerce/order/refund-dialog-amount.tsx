import type { Order } from '@gema/contract/shapes/order.ts'
import { useWords } from '../../language/use-words.ts'
import { useMoney } from '../use-money.ts'
import { refundDialogWords } from './refund-dialog-words.ts'

interface RefundDialogAmountProps {
  order: Order
  amount: number
  isAsPaid: boolean
}

/** What the wish comes to, and which way it goes. */
export function RefundDialogAmount({ order, amount, isAsPaid }: RefundDialogAmountProps) {
  const t = useWords(refundDialogWords)
  const money = useMoney()
  return (
    <div aria-live="polite" className="border-t border-line pt-3.5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-strong">{t('amount')}</span>
        <b dir="ltr" className="figures text-22 font-bold tracking-[-0.02em] whitespace-nowrap">
          {money(amount)}
        </b>
      </p>
      {amount > 0 && (
        <p className="mt-1 text-14 text-ink-2">
          {isAsPaid ? t('as_paid', { method: order.payment.name }) : t('by_transfer')}
        </p>
      )}
    </div>
  )
}
