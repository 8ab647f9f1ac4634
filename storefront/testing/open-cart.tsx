import type { CartLine, CartState } from '@gema/contract/shapes/cart.ts'
import { expect, vi } from 'vitest'
import CartScreen from '../app/screens/cart/cart-screen.tsx'
import { aCartServer, beGuest } from './a-cart-server.ts'
import { answerCalls } from './answer-calls.ts'
import { show } from './show.tsx'

interface Given {
  lines: CartLine[]
  /** What else is so in the cart. */
  own?: Partial<CartState>
  /** Calls that are answered in another way than a shop answers them. */
  answers?: Parameters<typeof answerCalls>[0]
  language?: 'en' | 'id'
}

/** Opens the cart of a guest. */
export async function openCart({ lines, own, answers = {}, language = 'en' }: Given) {
  const server = aCartServer(lines, own)
  beGuest()
  const sent = answerCalls({ ...server.answers, ...answers })
  const screen = await show(<CartScreen />, { at: '/cart', language })
  const lineOf = (name: string) => screen.getByRole('article', { name, exact: true })
  for (const { product } of lines) await expect.element(lineOf(product.name)).toBeVisible()
  return {
    screen,
    server,
    lineOf,
    /** Everything that was asked to change the lines or the voucher. */
    updates: () => sent.filter(({ name }) => name === 'cartUpdate').map(({ input }) => input),
    sentTo: (call: string) => sent.filter(({ name }) => name === call).map(({ input }) => input),
    expectTotal: (amount: string) =>
      expect.element(screen.getByRole('complementary').getByText(`Total${amount}`)).toBeVisible(),
  }
}

/** Lets the moment pass in which presses are collected, without waiting for it; `press` happens within it. */
export async function withinTheMoment(press: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await press()
    await vi.advanceTimersByTimeAsync(300)
  } finally {
    vi.useRealTimers()
  }
}
