import { Undo2 } from 'lucide-react'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import type { PartProps } from './part-props.ts'
import { paymentReturnWords } from './payment-return-words.ts'
import { StagePanel } from './stage-panel.tsx'
import { WaysOn } from './ways-on.tsx'

/** Money that came and goes back. */
export function RefundPart({ order, place }: PartProps) {
  const t = useWords(paymentReturnWords)
  const money = useMoney()
  const { payment } = order
  const values = { amount: money(payment.amount), provider: payment.name }
  const isSent = payment.status === 'refunded'
  return (
    <StagePanel
      order={order}
      look="waiting"
      sign={Undo2}
      title={t(isSent ? 'refunded_title' : 'refund_pending_title')}
      text={isSent ? t('refunded_text', values) : t('refund_pending_text', values)}
    >
      <WaysOn place={place} />
    </StagePanel>
  )
}
