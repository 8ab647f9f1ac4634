import { CircleX } from 'lucide-react'
import { useMoments } from '../../commerce/account/use-moments.ts'
import { useMoney } from '../../commerce/use-money.ts'
import type { WordKey } from '../../language/define-words.ts'
import { useWords } from '../../language/use-words.ts'
import { Note } from '../../ui/note.tsx'
import type { PartProps } from './part-props.ts'
import { paymentReturnWords } from './payment-return-words.ts'
import { StagePanel } from './stage-panel.tsx'
import { WaysOn } from './ways-on.tsx'

/** An order that has ended: why, what becomes of money, and how to buy the same again. */
export function CancelledPart({ order, place }: PartProps) {
  const t = useWords(paymentReturnWords)
  const money = useMoney()
  const { dayAndTime } = useMoments()
  const { cancelled, payment, email } = order
  const at = dayAndTime(cancelled?.at ?? order.date)
  const reason = `cancelled_${cancelled?.reason ?? 'expired'}` as WordKey<typeof paymentReturnWords>
  return (
    <StagePanel
      order={order}
      look="quiet"
      sign={CircleX}
      title={t('cancelled_title')}
      text={t(reason, {
        date: at,
        email,
        deadline: payment.deadline === null ? at : dayAndTime(payment.deadline),
      })}
    >
      <Note kind="quiet" className="mt-4">
        {payment.paid_at === null ? t('no_money') : t('money_back', { amount: money(payment.amount) })}
      </Note>
      <WaysOn place={place} toCart />
    </StagePanel>
  )
}
