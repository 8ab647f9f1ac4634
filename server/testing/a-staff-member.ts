import { randomUUID } from 'node:crypto'
import { createStaffClient } from '@gema/contract/backoffice/staff-client.ts'
import type { AskStaff } from '@gema/contract/client.ts'
import { hashPassword } from '../modules/accounts/accounts.ts'
import { addStaff, beginStaffSession, type StaffDraft } from '../modules/staff/staff.ts'
import type { TestShop } from './start-test-shop.ts'

export interface StaffMemberSignedIn {
  id: number
  draft: StaffDraft
  token: string
  ask: AskStaff
  /** The same member in another language. */
  askIn(language: string): AskStaff
}

/** The calls of the staff, by whoever holds a token. */
export const askStaffOf = (
  { app }: TestShop,
  {
    token,
    language = 'en',
    address = '203.0.113.7',
  }: { token?: string; language?: string; address?: string },
): AskStaff =>
  createStaffClient({
    fetch: (input, init) =>
      app.fetch(new Request(input, init), { requestId: 'test-request', remoteAddress: address }),
    language,
    token: () => token,
  })

const password = 'gudang-tenang-26'
/** Hashed once, and so that comparing it costs little: Argon2 is slow on purpose. */
let knownHash: Promise<string> | undefined

/** Somebody of the staff who is signed in: the owner, unless another role is given. */
export async function aStaffMember(
  shop: TestShop,
  given: Partial<StaffDraft> = {},
): Promise<StaffMemberSignedIn> {
  const draft: StaffDraft = {
    email: `staf-${randomUUID().slice(0, 8)}@gema.example`,
    name: 'Rina Larasati',
    role: 'owner',
    password,
    ...given,
  }
  knownHash ??= hashPassword(password, { memory: 8, passes: 1, parallelism: 1 })
  const known = draft.password === password ? { passwordHash: await knownHash } : {}
  const member = await addStaff(shop.shop.db, shop.clock, { ...draft, ...known })
  if (member === undefined) throw new Error('there is such an account already')
  const token = await beginStaffSession(shop.shop.db, shop.clock, member)
  return {
    id: member.id,
    draft,
    token,
    ask: askStaffOf(shop, { token }),
    askIn: (language) => askStaffOf(shop, { token, language }),
  }
}
