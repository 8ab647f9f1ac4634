import type { CartState } from '@gema/contract/shapes/cart.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useCartEditor } from './cart-editor.ts'

/** The way to the checkout, and what stands in it. What was just changed is saved first. */
export function useCheckOut({ totals }: CartState) {
  const { lines, settle } = useCartEditor()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const chosen = lines.filter(({ selected }) => selected === 1)
  const reason: 'nothing_selected' | 'unavailable' | undefined =
    chosen.length === 0
      ? 'nothing_selected'
      : chosen.some(({ is_available }) => !is_available)
        ? 'unavailable'
        : undefined
  return {
    /** Units that will be bought. */
    count: totals.units,
    reason,
    isBusy,
    go: async () => {
      setBusy(true)
      const isSaved = await settle()
      if (isSaved) await navigate(inLanguage(addressOf('checkout'), language), { viewTransition: true })
      setBusy(false)
    },
  }
}

export type CheckOut = ReturnType<typeof useCheckOut>
