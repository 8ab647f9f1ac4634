import type { Order } from '@gema/contract/shapes/order.ts'
import { useWords } from '../../language/use-words.ts'
import { TotalsList } from '../checkout/totals-list.tsx'
import { panelClasses } from './order-panel.ts'
import { orderPartWords } from './order-part-words.ts'
import { isToBePaid, stageOf } from './order-stage.ts'

/** What an order costs, in its parts, and how it is paid. */
export function OrderTotals({ order }: { order: Order }) {
  const t = useWords(orderPartWords)
  const { totals, amount, voucher_code: code, payment } = order
  return (
    <section className={panelClasses}>
      <h2 className="mb-3.5 text-18">{t('details')}</h2>
      <TotalsList
        totals={totals}
        amount={amount}
        {...(!isToBePaid(stageOf(order)) && { totalName: t('total') })}
      />
      <p className="mt-3 text-14 text-ink-2">
        {payment.name}
        {code !== null && ` · ${t('voucher', { code })}`}
      </p>
    </section>
  )
}
