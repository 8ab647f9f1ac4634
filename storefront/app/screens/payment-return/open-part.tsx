import { CreditCard, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ForeignCharge } from '../../commerce/checkout/foreign-charge.tsx'
import { DeadlineLine } from '../../commerce/order/deadline-line.tsx'
import { useMoney } from '../../commerce/use-money.ts'
import { useWords } from '../../language/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { PartProps } from './part-props.ts'
import { PayWays } from './pay-ways.tsx'
import { paymentReturnWords } from './payment-return-words.ts'
import { SeeOrder } from './see-order.tsx'
import { StagePanel } from './stage-panel.tsx'
import { useLeave } from './use-leave.ts'
import { usePayAgain } from './use-pay-again.ts'

/** An online payment of which nobody knows yet: first the provider is asked a few times, then the ways on are shown. */
export function OpenPart({ order, place, returned }: PartProps) {
  const t = useWords(paymentReturnWords)
  const money = useMoney()
  const { leaving, leave } = useLeave()
  const again = usePayAgain({ place, returned })
  // Who has left the provider's page without paying comes back with this.
  const [search] = useSearchParams()
  const [isKnownUnpaid, setKnownUnpaid] = useState(search.get('left') === '1')
  const [isChecking, setChecking] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { payment, email, amount } = order
  const values = { provider: payment.name, email }
  const isAsking = returned.isLooking && !returned.isBegunHere && !isKnownUnpaid && !returned.isPaused
  const check = async () => {
    setChecking(true)
    await returned.refetch()
    setChecking(false)
  }
  const pay = async (method: typeof payment.method) => {
    const tried = await again.pay(method)
    if (tried !== undefined) setChoosing(false)
  }
  if (isAsking) {
    return (
      <StagePanel
        order={order}
        look="waiting"
        sign={CreditCard}
        busy
        title={t('asking', values)}
        text={t('asking_text')}
      >
        <Button
          look="quiet"
          size={40}
          onClick={() => setKnownUnpaid(true)}
          className="-ms-4 mt-4 print:hidden"
        >
          {t('not_paid_yet')}
        </Button>
      </StagePanel>
    )
  }
  return (
    <StagePanel
      order={order}
      look="waiting"
      sign={Wallet}
      title={returned.isBegunHere ? t('ready_title', values) : t('open_title')}
      text={returned.isPaused ? t('offline') : t(returned.isBegunHere ? 'ready_text' : 'open_text', values)}
    >
      <DeadlineLine order={order} onEnd={returned.refetch} />
      {payment.presentment && (
        <div className="mt-4">
          <ForeignCharge charge={payment.presentment} />
        </div>
      )}
      {again.message && !isChoosing && (
        <Note kind="bad" className="mt-4">
          {again.message}
        </Note>
      )}
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {payment.paying_place && (
          <Button
            busy={leaving}
            onClick={() => payment.paying_place && leave(payment.paying_place)}
            className="max-w576:w-full"
          >
            {t('pay_amount', { amount: money(amount) })}
          </Button>
        )}
        <Button look="secondary" busy={isChecking} onClick={check} className="max-w576:w-full">
          {t('check_again')}
        </Button>
        {!isChoosing && (
          <Button look="quiet" onClick={() => setChoosing(true)} className="max-w576:w-full">
            {t('another_way')}
          </Button>
        )}
        <SeeOrder place={place} />
      </div>
      {isChoosing && (
        <PayWays
          order={place}
          current={payment.method}
          busy={again.busy}
          message={again.message}
          onPay={pay}
          onClose={() => setChoosing(false)}
        />
      )}
    </StagePanel>
  )
}
