import { beginSession, customerByEmail } from '../modules/accounts/accounts.ts'
import type { TestShop } from './start-test-shop.ts'

/** Starts a session for a customer without signing in, and returns its token. */
export async function aSession({ shop }: TestShop, { email }: { email: string }): Promise<string> {
  const customer = await customerByEmail(shop.db, email)
  if (customer === undefined) throw new Error(`nobody has the address ${email}`)
  return beginSession(shop.db, shop.clock, { customerId: customer.id, userAgent: '', remember: true })
}
