import type { CallInput } from '@gema/contract/client.ts'
import type { Parcel } from '@gema/contract/shapes/delivery.ts'
import { useRef, useState } from 'react'
import { useToast } from '../../../commerce/use-toast.ts'
import { useWords } from '../../../language/use-words.ts'
import { useCartChange } from '../../../shopper/use-cart.ts'
import { deliveryWords } from './delivery-words.ts'

/** How the parcel of a store shall go. */
export interface DeliveryChoice {
  service: string
  is_insured: boolean
}

type Change = CallInput<'cartUpdateShipping'>

export interface ShippingChanges {
  /** Something is on its way to the server: prices and totals may be old. */
  isPending: boolean
  /** The destination could not be set: why, as a sentence. */
  failure: string | undefined
  /** What was chosen and is not in the cart yet, by store. */
  choiceOf: (parcel: Parcel) => Partial<DeliveryChoice>
  setDestination: (code: string) => void
  choose: (store: string, choice: DeliveryChoice) => void
}

/** Tells the server where it goes and how, one change after the other; what is chosen shows at once. */
export function useShippingChanges(): ShippingChanges {
  const t = useWords(deliveryWords)
  const toast = useToast()
  const change = useCartChange()
  const [choices, setChoices] = useState<Record<string, DeliveryChoice>>({})
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const waiting = useRef<Change>(undefined)
  const isRunning = useRef(false)

  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    for (let next = waiting.current; next !== undefined; next = waiting.current) {
      waiting.current = undefined
      const answer = await change('cartUpdateShipping', next)
      if (answer?.ok) continue
      const sentence = answer?.form[0] ?? answer?.message ?? t('not_changed')
      if (next.destination === undefined) toast.error(sentence)
      else setFailure(sentence)
    }
    isRunning.current = false
    setChoices({})
    setPending(false)
  }
  const send = (wanted: Change) => {
    const before = waiting.current
    const stores = new Set(wanted.deliveries?.map(({ store }) => store))
    const kept = before?.deliveries?.filter(({ store }) => !stores.has(store)) ?? []
    waiting.current = { ...before, ...wanted, deliveries: [...kept, ...(wanted.deliveries ?? [])] }
    void run()
  }
  return {
    isPending,
    failure,
    choiceOf: ({ store, chosen, is_insured }) => {
      const choice = choices[store]
      return choice ?? { is_insured, ...(chosen !== null && { service: chosen }) }
    },
    setDestination: (destination) => {
      setFailure(undefined)
      send({ destination })
    },
    choose: (store, choice) => {
      setChoices((now) => ({ ...now, [store]: choice }))
      send({ deliveries: [{ store, ...choice }] })
    },
  }
}
