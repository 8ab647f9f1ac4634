import type { CartAddOn } from '@gema/contract/shapes/cart.ts'
import { useState } from 'react'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { useCartChange } from '../../shopper/use-cart.ts'
import { cartWords } from './cart-words.ts'

const keyOf = ({ cart_id, uuid }: CartAddOn): string => `${cart_id} ${uuid}`

/** Services of lines: ticked at once, and untied again if the server does not agree. */
export function useAddOnChanges() {
  const t = useWords(cartWords)
  const toast = useToast()
  const change = useCartChange()
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  return {
    isBusy: wanted.size > 0,
    isChecked: (addOn: CartAddOn) => wanted.get(keyOf(addOn)) ?? addOn.isChecked === 1,
    toggle: async (addOn: CartAddOn) => {
      const key = keyOf(addOn)
      if (wanted.has(key)) return
      const on = addOn.isChecked !== 1
      setWanted((now) => new Map(now).set(key, on))
      const answer = await change('cartUpdateAddservice', {
        cart_id: addOn.cart_id,
        [on ? 'checked' : 'unchecked']: [addOn.uuid],
      })
      setWanted((now) => new Map([...now].filter(([each]) => each !== key)))
      if (!answer?.ok) toast.error(answer?.form.join(' ') ?? t('lost'))
    },
  }
}
