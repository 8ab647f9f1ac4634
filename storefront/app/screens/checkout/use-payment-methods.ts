import type { CartState } from '@gema/contract/shapes/cart.ts'
import type { PaymentMethod } from '@gema/contract/shapes/payment.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsk } from '../../api/browser-ask.ts'
import { methodInForce } from '../../commerce/checkout/tabs-of-methods.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useToken } from '../../shopper/session.ts'
import { keepDraft, recallDraft } from './checkout-draft.ts'

export interface CheckoutMethods {
  methods: readonly PaymentMethod[] | undefined
  /** Why there is none, as a sentence. */
  message: string | null
  /** The way that holds. */
  chosen: PaymentMethod | undefined
  choose: (id: PaymentMethodId) => void
  isFailed: boolean
  retry: () => void
}

/** The ways to pay for the cart as it is: asked for again whenever its total or its delivery changes. */
export function usePaymentMethods({ totals, shipping }: CartState): CheckoutMethods {
  const ask = useAsk()
  const token = useToken()
  const { language } = useLanguage()
  const ways = [shipping.destination?.code, ...shipping.parcels.map(({ chosen }) => chosen)]
  const { data, isError, refetch } = useQuery({
    queryKey: ['payment-methods', token ?? 'guest', language, totals.total, ...ways],
    // What stood there before stays until the answer comes: nothing jumps.
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const answer = await ask('paymentMethodFetch', {})
      if (!answer.ok) throw new Error(answer.message)
      return answer.data
    },
  })
  const [chosenId, setChosenId] = useState(() => recallDraft(token).method)
  return {
    methods: data?.methods,
    message: data?.message ?? null,
    chosen: data && methodInForce(data.methods, chosenId),
    choose: (method) => {
      setChosenId(method)
      keepDraft(token, { method })
    },
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  }
}
