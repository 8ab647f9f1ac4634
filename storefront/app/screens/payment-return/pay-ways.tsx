import type { CallInput } from '@gema/contract/client.ts'
import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsk } from '../../api/browser-ask.ts'
import { PaymentTabs } from '../../commerce/checkout/payment-tabs.tsx'
import { methodInForce } from '../../commerce/checkout/tabs-of-methods.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { useToken } from '../../shopper/session.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { paymentReturnWords } from './payment-return-words.ts'

/** The order has its own deadline, which stands above. */
const withoutDeadline = (method: PaymentMethod): PaymentMethod => ({ ...method, deadline_minutes: null })

interface PayWaysProps {
  /** The order, and the key from its mail where it was opened with one. */
  order: CallInput<'orderFind'>
  /** The way that did not work, or was not taken. */
  current: PaymentMethodId
  busy: boolean
  /** What speaks against the way that was taken. */
  message: string | undefined
  onPay: (method: PaymentMethodId) => void
  onClose: () => void
}

/** The ways to pay for the order, with what each would charge. */
export function PayWays({ order, current, busy, message, onPay, onClose }: PayWaysProps) {
  const t = useWords(paymentReturnWords)
  const ask = useAsk()
  const token = useToken()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState<PaymentMethodId>()
  const { data, isError, isPaused, isFetching, refetch } = useQuery({
    queryKey: ['pay-ways', token ?? 'guest', language, order],
    queryFn: async () => {
      const answer = await ask('paymentMethodFetch', order)
      if (!answer.ok) throw new Error(answer.message)
      return answer.data.methods
    },
  })
  const others = (data ?? []).filter(({ id }) => id !== current).map(withoutDeadline)
  const method = methodInForce(others, chosen)
  return (
    <div className="mt-5 border-t border-line pt-5 print:hidden">
      <h2 className="mb-3 text-18">{t('which_way')}</h2>
      {method ? (
        <>
          <PaymentTabs methods={others} chosen={method} onChoose={setChosen} />
          {message && (
            <Note kind="bad" className="mt-4">
              {message}
            </Note>
          )}
          <div className="mt-5 flex flex-wrap gap-3">
            <Button busy={busy} disabled={!method.is_available} onClick={() => onPay(method.id)}>
              {t('choose', { method: method.name })}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('never_mind')}
            </Button>
          </div>
        </>
      ) : isError || isPaused ? (
        <div role="alert" className="grid justify-items-start gap-3 text-14">
          <p>{t('ways_failed')}</p>
          <Button look="secondary" size={40} busy={isFetching} onClick={() => refetch()}>
            {t('load_again')}
          </Button>
        </div>
      ) : (
        <div aria-hidden className="grid grid-cols-2 gap-2 w768:grid-cols-3 w1200:grid-cols-4">
          {[1, 2, 3, 4].map((place) => (
            <span key={place} className="skeleton h-[92px] rounded-inner" />
          ))}
        </div>
      )}
    </div>
  )
}
