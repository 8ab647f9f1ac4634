import { randomUUID } from 'node:crypto'
import { createStaffClient } from '@gema/contract/backoffice/staff-client.ts'
import type { AskStaff } from '@gema/contract/client.ts'
import { addStaff, type StaffDraft } from '../modules/staff/staff.ts'
import { answered } from './answered.ts'
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

/** Somebody of the staff who is signed in: the owner, unless another role is given. */
export async function aStaffMember(
  shop: TestShop,
  given: Partial<StaffDraft> = {},
): Promise<StaffMemberSignedIn> {
  const draft: StaffDraft = {
    email: `staf-${randomUUID().slice(0, 8)}@gema.example`,
    name: 'Rina Larasati',
    role: 'owner',
    password: 'gudang-tenang-26',
    ...given,
  }
  const member = await addStaff(shop.shop.db, shop.clock, draft)
  if (member === undefined) throw new Error('there is such an account already')
  const { email, password } = draft
  const { staff_token: token } = answered(await askStaffOf(shop, {})('sessionStore', { email, password }))
  return {
    id: member.id,
    draft,
    token,
    ask: askStaffOf(shop, { token }),
    askIn: (language) => askStaffOf(shop, { token, language }),
  }
}
