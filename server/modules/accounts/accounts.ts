import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { postLetter } from '../notifications/notifications.ts'
import { deleteEndedPasswordResets, deleteOldCounts, deleteOldVerifications } from './access-queries.ts'
import { accountDeletedLetter } from './account-letters.ts'
import type { Around } from './account-mails.ts'
import {
  type CustomerRow,
  deleteCustomer,
  insertCustomer,
  insertCustomers,
  lockCustomer,
  selectCustomer,
  selectCustomerByEmail,
  updateCustomer,
} from './accounts-queries.ts'
import { isPasswordOf } from './password-change.ts'
import { hashPassword } from './passwords.ts'
import { isPossibleBirthday } from './rules/birthday.ts'
import { forgetEndedSessions } from './sessions.ts'

export { deleteSignInFailures as forgetSignInTries } from './access-queries.ts'
export { type AccessMail, type Around, accessMailJob } from './account-mails.ts'
export { endFormerAccess } from './former-access.ts'
export {
  askForReset,
  changePassword,
  findReset,
  isPasswordOf,
  resetLife,
  resetPassword,
  sendResetLink,
} from './password-change.ts'
export { hashPassword, passwordMatchesIfAny } from './passwords.ts'
export { verify } from './prove-address.ts'
export {
  beginSession,
  customerOfToken,
  endSession,
  endSessionsBut,
  type SessionSeen,
  sessionsOf,
  signOut,
} from './sessions.ts'
export { countSignInTry, type SignInPause, signIn } from './sign-in.ts'
export { askForCode, changeEmail, codeLife, register, sendNewCode } from './verification.ts'

export type Customer = CustomerRow

export interface CustomerDraft {
  uuid: string
  name: string
  email: string
  phone: string
  password: string
}

export const customerById = (db: Db, id: number): Promise<Customer | undefined> => selectCustomer(db, id)

export const customerByEmail = (db: Db, email: string): Promise<Customer | undefined> =>
  selectCustomerByEmail(db, email)

/**
 * Adds customers whose address is verified already; those who are there stay as they are. `passwordHash`: of the password,
 * where it is known already.
 */
export async function addVerifiedCustomers(
  db: Db,
  clock: Clock,
  drafts: (CustomerDraft & { passwordHash?: string })[],
): Promise<void> {
  const now = clock.now()
  const known = { emailVerifiedAt: now, passwordChangedAt: now, createdAt: now, savedAt: now }
  const rows = await Promise.all(
    drafts.map(async ({ password, passwordHash, ...draft }) => ({
      ...draft,
      passwordHash: passwordHash ?? (await hashPassword(password)),
      ...known,
    })),
  )
  if (rows.length > 0) await insertCustomers(db, rows)
}

/** Adds a customer without a password, who signs in some other way. Nothing where the address has an account already. */
export function addCustomer(
  db: Db,
  clock: Clock,
  draft: { name: string; email: string; phone: string; language: string; emailVerified: boolean },
): Promise<Customer | undefined> {
  const now = clock.now()
  const { emailVerified, ...known } = draft
  const emailVerifiedAt = emailVerified ? now : null
  return insertCustomer(db, { ...known, emailVerifiedAt, createdAt: now, savedAt: now })
}

/** Notes that the address is the customer's own; once noted, the moment stays. */
export async function markEmailVerified(db: Db, clock: Clock, customerId: number): Promise<void> {
  const customer = await selectCustomer(db, customerId)
  if (customer?.emailVerifiedAt === null)
    await updateCustomer(db, customerId, { emailVerifiedAt: clock.now() })
}

export interface ProfileChange {
  name?: string
  phone?: string
  birthday?: string | null
}

/** Changes what a customer tells of themselves; what is left out stays. */
export async function changeProfile(
  db: Db,
  clock: Clock,
  { customerId, changed }: { customerId: number; changed: ProfileChange },
): Promise<Customer | { refused: 'birthday_impossible' } | undefined> {
  const now = clock.now()
  if (changed.birthday && !isPossibleBirthday(changed.birthday, now))
    return { refused: 'birthday_impossible' }
  return updateCustomer(db, customerId, { ...changed, savedAt: now })
}

/** Sets or takes away the photo, and answers the one before it, which nobody needs any more. */
export const changeAvatar = (
  db: Db,
  clock: Clock,
  { customerId, avatar }: { customerId: number; avatar: string | null },
): Promise<{ customer: Customer; before: string | null } | undefined> =>
  db.transaction(async (tx) => {
    const before = await lockCustomer(tx, customerId)
    const customer = await updateCustomer(tx, customerId, { avatar, savedAt: clock.now() })
    return before && customer && { customer, before: before.avatar }
  })

/**
 * Deletes an account with all that belongs to it. Whoever has a password must give it, whoever has none their e-mail: a
 * phone that lies open on a table is not enough.
 */
export async function deleteAccount(
  db: Db,
  around: Around,
  { customer, confirmation }: { customer: Customer; confirmation: string },
): Promise<{ refused: 'password_incorrect' | 'email_confirmation_differs' } | undefined> {
  if (customer.passwordHash === null) {
    const isSame = confirmation.trim().toLowerCase() === customer.email.toLowerCase()
    if (!isSame) return { refused: 'email_confirmation_differs' }
  } else if (!(await isPasswordOf(customer, confirmation))) return { refused: 'password_incorrect' }
  await db.transaction(async (tx) => {
    await deleteCustomer(tx, customer.id)
    const letter = accountDeletedLetter({ language: customer.language })
    await postLetter(tx, around, { recipient: customer.email, letter })
  })
  return undefined
}

const day = 24 * 60 * 60 * 1000

/** Removes sessions, codes and links that have ended by themselves, and counts that count no more. */
export async function forgetWhatHasEnded(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  const yesterday = new Date(now.getTime() - day)
  await forgetEndedSessions(db, clock)
  await deleteEndedPasswordResets(db, now)
  await deleteOldVerifications(db, yesterday)
  await deleteOldCounts(db, yesterday)
}
