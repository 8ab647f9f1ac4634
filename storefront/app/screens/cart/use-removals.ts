import type { CartLine } from '@gema/contract/shapes/cart.ts'
import { useState } from 'react'
import { useToast } from '../../commerce/use-toast.ts'
import { useWords } from '../../language/use-words.ts'
import { useCartChange } from '../../shopper/use-cart.ts'
import { cartWords } from './cart-words.ts'

/** Lines that were removed together, and can be brought back. */
export interface Removal {
  ids: string[]
  /** The name of the product, where it was one alone. */
  product: string | undefined
  /** It is on its way back. */
  isBusy: boolean
}

/** Removing, with the way back. A line leaves at once; if the server does not agree, it is there again. */
export function useRemovals() {
  const t = useWords(cartWords)
  const toast = useToast()
  const change = useCartChange()
  const [removals, setRemovals] = useState<Removal[]>([])
  const [underWay, setUnderWay] = useState<string[]>([])
  const forget = (ids: string[]) =>
    setRemovals((now) => now.filter((removal) => !removal.ids.some((id) => ids.includes(id))))
  return {
    removals,
    /** Lines that are no longer shown though the server still has them. */
    leaving: underWay,
    remove: async (lines: CartLine[]) => {
      const ids = lines.map(({ cart_id }) => cart_id)
      const product = lines.length === 1 ? lines[0]?.product.name : undefined
      setUnderWay((now) => [...now, ...ids])
      setRemovals((now) => [...now, { ids, product, isBusy: false }])
      const answer = await change('cartDelete', { id: ids })
      setUnderWay((now) => now.filter((id) => !ids.includes(id)))
      if (answer?.ok) return
      forget(ids)
      toast.error(answer?.form.join(' ') ?? t('lost'))
    },
    undo: async (removal: Removal) => {
      const mark = (isBusy: boolean) =>
        setRemovals((now) => now.map((each) => (each.ids === removal.ids ? { ...each, isBusy } : each)))
      mark(true)
      const answer = await change('cartUpdate', { restored: removal.ids })
      if (answer?.ok) return forget(removal.ids)
      mark(false)
      toast.error(answer?.form.join(' ') ?? t('lost'))
    },
  }
}
