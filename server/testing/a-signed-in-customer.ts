import type { Ask } from '@gema/contract/client.ts'
import type { CustomerDraft } from '../modules/accounts/accounts.ts'
import { aCustomer } from './a-customer.ts'
import { aSession } from './a-session.ts'
import { runSql } from './run-sql.ts'
import type { TestShop } from './start-test-shop.ts'

export interface SignedInCustomer {
  id: number
  customer: CustomerDraft
  ask: Ask
  /** The same customer in another language. */
  askIn(language: string): Ask
  /** For raw requests. */
  headers: { Authorization: string }
}

/** A customer who is signed in, and how they ask. */
export async function aSignedInCustomer(
  shop: TestShop,
  given: Partial<CustomerDraft> = {},
): Promise<SignedInCustomer> {
  const customer = await aCustomer(shop, given)
  const token = await aSession(shop, customer)
  const [row] = await runSql(shop, 'select id from customers where uuid = $1', [customer.uuid])
  return {
    id: Number(row?.id),
    customer,
    ask: shop.askAs({ token }),
    askIn: (language) => shop.askAs({ token, language }),
    headers: { Authorization: `Bearer ${token}` },
  }
}
