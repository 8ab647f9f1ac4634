import { Clock, Landmark } from 'lucide-react'
import { useState } from 'react'
import { DeadlineLine } from '../../commerce/order/deadline-line.tsx'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { BankAccounts } from './bank-accounts.tsx'
import type { PartProps } from './part-props.ts'
import { PayWays } from './pay-ways.tsx'
import { paymentReturnWords } from './payment-return-words.ts'
import { ProofUpload } from './proof-upload.tsx'
import { SeeOrder } from './see-order.tsx'
import { StagePanel } from './stage-panel.tsx'
import { TransferAmount } from './transfer-amount.tsx'
import { TransferSteps } from './transfer-steps.tsx'
import { transferWords } from './transfer-words.ts'
import { usePayAgain } from './use-pay-again.ts'

/** A bank transfer that is awaited: how much, to where, until when, and its receipt. */
export function TransferPart({ order, place, returned }: PartProps) {
  const t = useWords(transferWords)
  const about = useWords(paymentReturnWords)
  const { pay, busy, message } = usePayAgain({ place, returned })
  const [isChoosing, setChoosing] = useState(false)
  const { payment, email } = order
  return (
    <StagePanel
      order={order}
      look="waiting"
      sign={payment.has_proof ? Clock : Landmark}
      title={t(payment.has_proof ? 'checking_title' : 'title')}
      text={payment.has_proof ? t('sent') : about('details_sent', { email })}
    >
      {payment.has_proof ? null : <DeadlineLine order={order} onEnd={returned.refetch} />}
      <div className="mt-5 grid gap-5 w1200:grid-cols-2 w1200:gap-8">
        <div className="grid content-start gap-5">
          <TransferAmount amount={payment.amount} />
          <BankAccounts accounts={payment.bank_accounts} />
        </div>
        <div className="grid content-start gap-6">
          <TransferSteps order={order} />
          <ProofUpload order={order} place={place} onSent={returned.keep} />
        </div>
      </div>
      {message && !isChoosing && (
        <Note kind="bad" className="mt-4">
          {message}
        </Note>
      )}
      {isChoosing ? (
        <PayWays
          order={place}
          current={payment.method}
          busy={busy}
          message={message}
          onPay={pay}
          onClose={() => setChoosing(false)}
        />
      ) : (
        <div className="-ms-4 mt-4 flex flex-wrap gap-x-2 print:hidden">
          {!payment.has_proof && (
            <Button look="quiet" size={40} onClick={() => setChoosing(true)}>
              {about('another_way')}
            </Button>
          )}
          <SeeOrder place={place} size={40} className="" />
        </div>
      )}
    </StagePanel>
  )
}
