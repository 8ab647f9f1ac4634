import { randomUUID } from 'node:crypto'
import type { Ask } from '@gema/contract/client.ts'
import type { TestShop } from './start-test-shop.ts'

export interface Guest {
  token: string
  ask: Ask
  /** The same guest in another language. */
  askIn(language: string): Ask
  /** For raw requests. */
  headers: { Authorization: string }
}

/** Somebody without an account, with a token of their own. */
export function aGuest(shop: TestShop): Guest {
  const token = `guest_${randomUUID()}`
  return {
    token,
    ask: shop.askAs({ token }),
    askIn: (language) => shop.askAs({ token, language }),
    headers: { Authorization: `Bearer ${token}` },
  }
}
