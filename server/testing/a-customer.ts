import { randomUUID } from 'node:crypto'
import { addVerifiedCustomers, type CustomerDraft } from '../modules/accounts/accounts.ts'
import type { TestShop } from './start-test-shop.ts'

/** A customer with a verified address, and the credentials to sign in with. */
export async function aCustomer(
  { shop }: TestShop,
  given: Partial<CustomerDraft> = {},
): Promise<CustomerDraft> {
  const uuid = randomUUID()
  const draft: CustomerDraft = {
    uuid,
    name: 'Sari Wulandari',
    email: `sari-${uuid.slice(0, 8)}@surel.example`,
    phone: '+628125550199',
    password: 'suara-jernih',
    ...given,
  }
  await addVerifiedCustomers(shop.db, shop.clock, [draft])
  return draft
}
