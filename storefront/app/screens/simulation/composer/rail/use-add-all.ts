import type { CallData } from '@gema/contract/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsk } from '../../../../api/browser-ask.ts'
import { readToken } from '../../../../api/token-cookie.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useWords } from '../../../../language/use-words.ts'
import { endSession } from '../../../../shopper/session.ts'
import { cartKey, keepCart } from '../../../../shopper/use-cart.ts'
import type { Composing } from '../composing.ts'
import { railDialogWords } from './rail-dialog-words.ts'

export type AddedList = Pick<CallData<'cartStoreList'>, 'added' | 'skipped'>

/** The same variant in two places is one line. */
function linesOf({ composed }: Composing): { inventory: string; quantity: number }[] {
  const units = new Map<string, number>()
  for (const { choice, quantity } of composed.slots) {
    if (choice !== undefined) units.set(choice.inventory, (units.get(choice.inventory) ?? 0) + quantity)
  }
  return [...units].map(([inventory, quantity]) => ({ inventory, quantity }))
}

/** Puts the whole system into the cart, and says what went in and what did not. */
export function useAddAll(composing: Composing) {
  const t = useWords(railDialogWords)
  const ask = useAsk()
  const client = useQueryClient()
  const { language } = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [added, setAdded] = useState<AddedList>()
  const [isShown, setShown] = useState(false)
  const addAll = async () => {
    if (isBusy) return
    // Without a connection nobody becomes a guest: what belongs to one could not even be loaded.
    if (!navigator.onLine) return setError(t('add_failed'))
    setError(undefined)
    setBusy(true)
    const answer = await ask('cartStoreList', { lines: linesOf(composing) }).catch(() => undefined)
    setBusy(false)
    if (answer?.ok) {
      keepCart(client, cartKey(readToken(), language), answer.data.cart)
      setAdded(answer.data)
      setShown(true)
      return
    }
    if (answer?.code === 401 && readToken() !== undefined) endSession()
    setError(answer?.form[0] ?? answer?.message ?? t('add_failed'))
  }
  return { addAll, isBusy, error, added, isShown, close: () => setShown(false) }
}
