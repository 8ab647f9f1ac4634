import { randomUUID } from 'node:crypto'
import type { Order } from '@gema/contract/calls/checkout.ts'
import { type Ask, createClient, ServiceDown } from '@gema/contract/client.ts'
import type { PaymentMethodId } from '@gema/contract/values/payment-method.ts'
import { aCheckout, fillCart } from '@gema/server/testing/a-checkout.ts'
import type { Ledger } from './ledger.ts'
import { Unanswered } from './send-to-hosts.ts'
import { pause } from './wait-until.ts'

export interface Purchase {
  order: Order
  token: string
  /** How who has bought asks about it. */
  ask: Ask
}

interface Wanted {
  fetch: typeof fetch
  ledger: Ledger
  variant: string
  method: PaymentMethodId
  /** Whether trying again is still worth it. */
  goesOn: () => boolean
}

/** Somebody who does not hear the end of it waits so long before they press the button again. */
export const betweenTries = 400

/**
 * Fills a cart and buys it. What was not answered, or with a fault, is sent again with the same key, to whichever host is
 * next. Answers nothing where it came to no order.
 */
export async function buyAsGuest({
  fetch,
  ledger,
  variant,
  method,
  goesOn,
}: Wanted): Promise<Purchase | undefined> {
  const token = `guest_${randomUUID()}`
  const ask = createClient({ fetch, language: 'en', token: () => token })
  const total = await fillCart(ask, variant).catch(() => undefined)
  // A cart that could not be filled is left behind; who comes next has one of their own.
  if (total === undefined) return undefined
  const email = ledger.newBuyer()
  let wish = aCheckout(total, { payment_method: method, email })
  do {
    ledger.tries(email, wish.idempotency_key)
    const answer = await ask('checkoutStore', wish).catch(unlessUnanswered)
    if (answer?.ok) {
      ledger.acknowledges(email, { key: wish.idempotency_key, uuid: answer.data.id })
      return { order: answer.data, token, ask }
    }
    if (answer?.code === 409) {
      // Nothing was made: the price is another one now, and whoever agrees to it wishes for something else.
      const cart = await ask('cartFind', {}).catch(unlessUnanswered)
      if (cart?.ok) wish = aCheckout(cart.data.totals.total, { payment_method: method, email })
    } else if (answer !== undefined && answer.code !== 500) {
      ledger.refused.add(answer.message)
      return undefined
    }
    await pause(betweenTries)
  } while (goesOn())
  return undefined
}

function unlessUnanswered(error: unknown): undefined {
  if (error instanceof Unanswered || error instanceof ServiceDown) return undefined
  throw error
}
