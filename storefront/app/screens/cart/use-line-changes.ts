import type { CartState } from '@gema/contract/shapes/cart.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useToast } from '../../commerce/use-toast.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useWords } from '../../language/use-words.ts'
import { createLineQueue, type LineChanges } from '../../shopper/line-queue.ts'
import { useToken } from '../../shopper/session.ts'
import { cartKey, cartKeys, useCartChange } from '../../shopper/use-cart.ts'
import { cartWords } from './cart-words.ts'
import { changesToSend } from './changes-to-send.ts'

/** Presses that follow each other this quickly are sent together. */
const pause = 300

function later(act: () => void): () => void {
  const timer = setTimeout(act, pause)
  return () => clearTimeout(timer)
}

/** Quantities and selection: shown at once, sent a moment later. What is refused goes back, and its line says why. */
export function useLineChanges(cart: CartState | undefined) {
  const t = useWords(cartWords)
  const toast = useToast()
  const client = useQueryClient()
  const token = useToken()
  const { language } = useLanguage()
  const change = useCartChange()
  const [wanted, setWanted] = useState<LineChanges>(new Map())
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const failures = useRef(0)
  const send = async (changes: LineChanges) => {
    // The answer to the change before is known here sooner than the page shows it: a line that was unselected stays so.
    const newest = client.getQueryData<CartState>(cartKey(token, language)) ?? cart
    const input = changesToSend(newest?.cart ?? [], changes)
    const answer = await change('cartUpdate', input)
    if (answer?.ok) return
    failures.current += 1
    const sentence = answer?.form.join(' ') ?? t('lost')
    const [first, another] = input.quantities ?? []
    if (first && !another) setFaults((now) => new Map(now).set(first.cart_id, sentence))
    else toast.error(sentence)
    // A line that is gone was removed elsewhere.
    if (answer?.code === 404) void client.invalidateQueries({ queryKey: cartKeys })
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  const [queue] = useState(() =>
    createLineQueue({ send: (changes) => latest.current(changes), later, changed: setWanted }),
  )
  // Who leaves the page has made up their mind.
  useEffect(() => () => void queue.flush(), [queue])
  const forgetFault = (id: string) =>
    setFaults((now) => (now.has(id) ? new Map([...now].filter(([each]) => each !== id)) : now))
  return {
    wanted,
    faults,
    setQuantity: (id: string, quantity: number) => {
      forgetFault(id)
      queue.want(new Map([[id, { quantity }]]))
    },
    select: (ids: string[], on: boolean) =>
      queue.want(new Map(ids.map((id) => [id, { selected: on ? (1 as const) : (2 as const) }]))),
    drop: queue.drop,
    /** Sends what waits. Answers whether the server took all of it. */
    settle: async () => {
      const before = failures.current
      await queue.flush()
      return failures.current === before
    },
  }
}
