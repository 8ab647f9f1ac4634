import { Banknote, Check } from 'lucide-react'
import { DemoMailNote } from '../../commerce/auth/demo-mail-note.tsx'
import { isFetched } from '../../commerce/order/is-fetched.ts'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { Note } from '../../ui/note.tsx'
import { OrderSteps } from './order-steps.tsx'
import type { PartProps } from './part-props.ts'
import { paymentReturnWords } from './payment-return-words.ts'
import { StagePanel } from './stage-panel.tsx'
import { WaysOn } from './ways-on.tsx'

/** The confirmation of an order that is paid at the door. */
export function CashPart({ order, place }: PartProps) {
  const t = useWords(paymentReturnWords)
  const money = useMoney()
  return (
    <StagePanel
      order={order}
      look="good"
      sign={Check}
      title={t('cash_title')}
      text={t('mail_sent', { email: order.email })}
    >
      <Note kind="quiet" sign={Banknote} className="mt-4">
        <b className="font-semibold text-ink">
          {t(isFetched(order) ? 'cash_at_store' : 'cash_text', { amount: money(order.amount) })}
        </b>
      </Note>
      <OrderSteps order={order} />
      <WaysOn place={place} canPrint />
      <div className="mt-4 print:hidden">
        <DemoMailNote />
      </div>
    </StagePanel>
  )
}
