import type { Answer } from '@gema/contract/client.ts'
import { type CartState, cartState } from '@gema/contract/shapes/cart.ts'

/** The cart as it is now, where a refusal says that it is not what the page showed. */
export function quoteOf(answer: Extract<Answer<unknown>, { ok: false }>): CartState | undefined {
  if (answer.code !== 409 || typeof answer.data !== 'object' || answer.data === null) return undefined
  const quote = 'quote' in answer.data ? cartState.safeParse(answer.data.quote) : undefined
  return quote?.data
}
