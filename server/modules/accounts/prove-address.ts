import type { Db } from '../../platform/database/database.ts'
import { postLetter } from '../notifications/notifications.ts'
import {
  type Asker,
  deletePasswordResetsOf,
  deleteVerification,
  deleteVerificationsOf,
  selectOwnVerification,
  takeTry,
  type Verification,
} from './access-queries.ts'
import { emailChangedLetter, welcomeLetter } from './account-letters.ts'
import type { Around } from './account-mails.ts'
import {
  type CustomerRow,
  insertCustomer,
  selectCustomer,
  selectCustomerByEmail,
  updateCustomer,
} from './accounts-queries.ts'
import { passwordMatchesIfAny } from './passwords.ts'

export type Proved = { customer: CustomerRow; isNew: boolean; wantsLetter: boolean }
type NotProved =
  | { refused: 'code_ended' }
  | { refused: 'code_wrong'; tries: number }
  | { refused: 'email_taken' }

/** Compares a code. A registration becomes an account, a change of address takes effect. */
export async function verify(
  db: Db,
  around: Around,
  { email, code, ...asker }: Asker & { email: string; code: string },
): Promise<Proved | NotProved> {
  const awaited = await selectOwnVerification(db, email, asker)
  const live = awaited && (await takeTry(db, awaited.id, around.clock.now()))
  // An address that awaits nothing takes as long as a wrong code.
  const matches = await passwordMatchesIfAny(code, live?.codeHash)
  if (live === undefined) return { refused: 'code_ended' }
  if (matches && !live.isDecoy) return db.transaction((tx) => complete(tx, around, live))
  return live.triesLeft > 0 ? { refused: 'code_wrong', tries: live.triesLeft } : { refused: 'code_ended' }
}

async function complete(tx: Db, around: Around, proved: Verification): Promise<Proved | NotProved> {
  if (!(await deleteVerification(tx, proved.id))) return { refused: 'code_ended' }
  return proved.customerId === null
    ? openAccount(tx, around, proved)
    : moveAccount(tx, around, { ...proved, customerId: proved.customerId })
}

async function openAccount(tx: Db, around: Around, proved: Verification): Promise<Proved | NotProved> {
  const now = around.clock.now()
  const { name, email, phone, passwordHash, language, wantsLetter } = proved
  const passwordChangedAt = passwordHash === null ? null : now
  const known = { passwordChangedAt, emailVerifiedAt: now, createdAt: now, savedAt: now }
  const customer = await insertCustomer(tx, { name, email, phone, passwordHash, language, ...known })
  if (customer === undefined) return { refused: 'code_ended' }
  await deleteVerificationsOf(tx, email)
  const letter = welcomeLetter({ language, name, url: `${around.pagesUrl}/` })
  await postLetter(tx, around, { recipient: email, letter })
  return { customer, isNew: true, wantsLetter }
}

async function moveAccount(
  tx: Db,
  around: Around,
  { customerId, email }: Verification & { customerId: number },
): Promise<Proved | NotProved> {
  const before = await selectCustomer(tx, customerId)
  const holder = await selectCustomerByEmail(tx, email)
  if (before === undefined) return { refused: 'code_ended' }
  if (holder !== undefined && holder.id !== customerId) return { refused: 'email_taken' }
  const now = around.clock.now()
  const customer = await updateCustomer(tx, customerId, { email, emailVerifiedAt: now, savedAt: now })
  if (customer === undefined) return { refused: 'code_ended' }
  await deleteVerificationsOf(tx, email)
  // Links that went to the old address.
  await deletePasswordResetsOf(tx, customerId)
  if (before.email.toLowerCase() !== email) {
    const letter = emailChangedLetter({ language: before.language })
    await postLetter(tx, around, { recipient: before.email, letter })
  }
  return { customer, isNew: false, wantsLetter: false }
}
