import type { Order } from '@gema/contract/shapes/order.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { useState } from 'react'
import { useAsk } from '../../api/browser-ask.ts'
import { useWords } from '../../language/use-words.ts'
import type { PartProps } from './part-props.ts'
import { paymentReturnWords } from './payment-return-words.ts'
import { useLeave } from './use-leave.ts'

/**
 * Tries again to pay, in the same or another way. Who charges another currency is not gone to at once: the amount is shown
 * first. What speaks against it is answered as a sentence.
 */
export function usePayAgain({ place, returned }: Pick<PartProps, 'place' | 'returned'>) {
  const t = useWords(paymentReturnWords)
  const ask = useAsk()
  const { leaving, leave } = useLeave()
  const [asked, setAsked] = useState<PaymentMethodId>()
  const [message, setMessage] = useState<string>()
  const pay = async (method: PaymentMethodId): Promise<Order | undefined> => {
    if (asked !== undefined || leaving) return
    setAsked(method)
    setMessage(undefined)
    const answer = await ask('orderTransaction', { ...place, payment_method: method }).catch(() => undefined)
    setAsked(undefined)
    if (answer === undefined) return void setMessage(t(navigator.onLine ? 'no_answer' : 'offline'))
    if (!answer.ok) {
      setMessage(answer.form[0] ?? answer.message)
      // It may be paid or have ended meanwhile.
      void returned.refetch()
      return
    }
    const { paying_place: to, presentment } = answer.data.payment
    if (to !== null && presentment === null) return void leave(to)
    returned.keep(answer.data)
    return answer.data
  }
  return { pay, busy: asked !== undefined || leaving, message }
}
