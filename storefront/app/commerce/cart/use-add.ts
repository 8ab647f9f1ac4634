import type { CallInput } from '@gema/contract/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '../../addresses.ts'
import { useAsk } from '../../api/browser-ask.ts'
import { inLanguage } from '../../language/language-path.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { myListsWords } from '../my-lists/my-lists-words.ts'
import { useToast } from '../use-toast.ts'

/** The code that adds, and that says so. */
async function loadAdding() {
  const [{ addToCart }] = await Promise.all([import('./add-to-cart.ts'), import('../../ui/toasts.tsx')])
  return addToCart
}

/** For a button that adds: somebody is about to press it. */
const prepare = () => {
  if (navigator.onLine) void loadAdding()
}
export const preparesAdding = { onPointerEnter: prepare, onFocus: prepare }

export interface Adding {
  /** Which press is under way. */
  busy: 'cart' | 'buy' | undefined
  /** Why the last one was refused. */
  refused: string | undefined
  add: (wanted: CallInput<'cartStore'>) => Promise<void>
  /** What was refused is no longer wanted. */
  forget: () => void
}

/**
 * Puts things into the cart. Done: a toast with the server's sentence, and the drawer, or with `buy_now` the checkout. A
 * refusal of what was asked for makes no noise: it is handed back to be shown where the wish was made.
 */
export function useAdd(): Adding {
  const ask = useAsk()
  const client = useQueryClient()
  const toast = useToast()
  const t = useWords(myListsWords)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<Adding['busy']>()
  const [refused, setRefused] = useState<string>()
  const add = async (wanted: CallInput<'cartStore'>) => {
    if (busy) return
    // Without a connection there may not even be the code.
    if (!navigator.onLine) return toast.error(t('failed'))
    setBusy(wanted.buy_now ? 'buy' : 'cart')
    setRefused(undefined)
    const answer = await loadAdding().then((addToCart) => addToCart({ ask, client, language }, wanted))
    if (answer?.ok) {
      if (!wanted.buy_now) toast.success(answer.message)
      else await navigate(inLanguage(addressOf('checkout'), language), { viewTransition: true })
    } else if (answer?.code === 201) setRefused(answer.form.join(' '))
    else toast.error(answer?.message ?? t('failed'))
    setBusy(undefined)
  }
  return { busy, refused, add, forget: () => setRefused(undefined) }
}
