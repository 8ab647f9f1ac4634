import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { DeadlineLine } from '../../commerce/order/deadline-line.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { PartProps } from './part-props.ts'
import { PayWays } from './pay-ways.tsx'
import { paymentReturnWords } from './payment-return-words.ts'
import { SeeOrder } from './see-order.tsx'
import { StagePanel } from './stage-panel.tsx'
import { usePayAgain } from './use-pay-again.ts'

/** A payment that did not go through: why, how long the order is kept, and another try. */
export function FailedPart({ order, place, returned }: PartProps) {
  const t = useWords(paymentReturnWords)
  const { pay, busy, message } = usePayAgain({ place, returned })
  const [isChoosing, setChoosing] = useState(false)
  const { payment } = order
  return (
    <StagePanel
      order={order}
      look="bad"
      sign={TriangleAlert}
      title={t('failed_title')}
      text={payment.message ?? t('failed_text')}
    >
      <DeadlineLine order={order} onEnd={returned.refetch} />
      {message && !isChoosing && (
        <Note kind="bad" className="mt-4">
          {message}
        </Note>
      )}
      {!isChoosing && (
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          <Button busy={busy} onClick={() => pay(payment.method)} className="max-w576:w-full">
            {t('try_again', { provider: payment.name })}
          </Button>
          <Button look="outline" onClick={() => setChoosing(true)} className="max-w576:w-full">
            {t('another_way')}
          </Button>
          <SeeOrder place={place} />
        </div>
      )}
      {isChoosing && (
        <PayWays
          order={place}
          current={payment.method}
          busy={busy}
          message={message}
          onPay={pay}
          onClose={() => setChoosing(false)}
        />
      )}
    </StagePanel>
  )
}
