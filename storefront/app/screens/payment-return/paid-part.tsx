import { Check } from 'lucide-react'
import { DemoMailNote } from '../../commerce/auth/demo-mail-note.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { Note } from '../../ui/note.tsx'
import { OrderSteps } from './order-steps.tsx'
import type { PartProps } from './part-props.ts'
import { paymentReturnWords } from './payment-return-words.ts'
import { StagePanel } from './stage-panel.tsx'
import { WaysOn } from './ways-on.tsx'

/** The confirmation. */
export function PaidPart({ order, place }: PartProps) {
  const t = useWords(paymentReturnWords)
  const money = useMoney()
  const { payment, email } = order
  const goesBack = payment.status === 'refund_pending' || payment.status === 'refunded'
  return (
    <StagePanel
      order={order}
      look="good"
      sign={Check}
      title={t(payment.amount === 0 ? 'paid_at_once' : 'paid_title')}
      text={t('mail_sent', { email })}
    >
      {goesBack && (
        <Note kind="info" className="mt-4">
          {t('paid_refund', { amount: money(payment.amount) })}
        </Note>
      )}
      <OrderSteps order={order} />
      <WaysOn place={place} canPrint />
      <div className="mt-4 print:hidden">
        <DemoMailNote />
      </div>
    </StagePanel>
  )
}
