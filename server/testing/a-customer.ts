import { randomUUID } from 'node:crypto'
import { addVerifiedCustomers, type CustomerDraft, hashPassword } from '../modules/accounts/accounts.ts'
import type { TestShop } from './start-test-shop.ts'

const password = 'suara-jernih'
/** Hashed once, and so that comparing it costs little: Argon2 is slow on purpose. */
let knownHash: Promise<string> | undefined

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
    password,
    ...given,
  }
  knownHash ??= hashPassword(password, { memory: 8, passes: 1, parallelism: 1 })
  const passwordHash = draft.password === password ? await knownHash : undefined
  await addVerifiedCustomers(shop.db, shop.clock, [{ ...draft, passwordHash }])
  return draft
}
