import { answered } from './answered.ts'
import type { TestShop } from './start-test-shop.ts'

/** A new session of a customer: its token. */
export async function aSession(
  shop: TestShop,
  { email, password }: { email: string; password: string },
): Promise<string> {
  return answered(await shop.askAs()('userLogin', { email, password })).user_token
}
