import type { Answer } from '@gema/contract/client.ts'
import type { CartState } from '@gema/contract/shapes/cart.ts'
import type { Order } from '@gema/contract/shapes/order.ts'
import { useRef, useState } from 'react'
import { useAsk } from '../../../api/browser-ask.ts'
import { useGoOn } from '../../../commerce/checkout/use-go-on.ts'
import { useWords } from '../../../language/use-words.ts'
import { endSession, useToken } from '../../../shopper/session.ts'
import { useKeepCart } from '../use-keep-cart.ts'
import { attemptAnswered, beginAttempt, forgetAttempt, type OrderWish } from './attempt.ts'
import { payingWords } from './paying-words.ts'
import { quoteOf } from './quote-of.ts'
import { useBackAgain } from './use-back-again.ts'

export type Refused = Extract<Answer<unknown>, { ok: false }>

/** Why nothing was ordered: a sentence, and from when on it can be tried again. */
export interface PayProblem {
  text: string
  /** A moment of this browser's clock. */
  until?: number
}

export interface PayingOptions {
  cart: CartState
  /** Everything that was filled in, or nothing where something is missing: it is told at its place. */
  readWish: () => Promise<Omit<OrderWish, 'expected_total'> | undefined>
  /** Tells each sentence at its field; whether any has a place. */
  tellFields: (refused: Refused) => boolean
  onLeaving: (isLeaving: boolean) => void
}

/** Sends the order, once however often the button is pressed, and goes on with it. */
export function usePaying({ cart, readWish, tellFields, onLeaving }: PayingOptions) {
  const t = useWords(payingWords)
  const ask = useAsk()
  const token = useToken()
  const keepCart = useKeepCart()
  const goOn = useGoOn()
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PayProblem>()
  const [changed, setChanged] = useState<{ before: CartState; after: CartState }>()

  const endBusy = () => {
    isSending.current = false
    setBusy(false)
    onLeaving(false)
  }
  const leave = useBackAgain(endBusy)

  const refuse = (answer: Refused, shown: CartState) => {
    attemptAnswered()
    const quote = quoteOf(answer)
    if (quote !== undefined) {
      keepCart(quote)
      return setChanged({ before: shown, after: quote })
    }
    // The key belongs to something else: the next press begins anew.
    if (answer.code === 409) forgetAttempt()
    if (answer.code === 401 && token !== undefined) endSession()
    if (answer.code === 429) {
      return setProblem({ text: answer.message, until: Date.now() + (answer.retryAfter ?? 60) * 1000 })
    }
    if (!tellFields(answer)) setProblem({ text: answer.form[0] ?? answer.message })
  }
  const done = (order: Order) => {
    attemptAnswered()
    onLeaving(true)
    leave(() => goOn(order))
  }

  /** Pays for a cart as it is shown: its total is what the server has to agree with. */
  const payFor = async (shown: CartState) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setProblem(undefined)
    setChanged(undefined)
    const filled = await readWish()
    if (filled === undefined) return endBusy()
    const wish = { ...filled, expected_total: shown.totals.total }
    const { unanswered } = beginAttempt({ wish, revision: shown.revision })
    const answer = await ask('checkoutStore', unanswered).catch(() => undefined)
    if (answer?.ok) return done(answer.data)
    if (answer === undefined) setProblem({ text: t(navigator.onLine ? 'no_answer' : 'offline') })
    else refuse(answer, shown)
    endBusy()
  }
  return {
    pay: () => payFor(cart),
    payFor,
    isBusy,
    problem,
    changed,
    closeChanged: () => setChanged(undefined),
  }
}
