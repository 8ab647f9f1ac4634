import type { Db } from '../../platform/database/database.ts'
import { hashToken, newToken } from '../../platform/secrets.ts'
import { postLetter } from '../notifications/notifications.ts'
import {
  deletePasswordResetsOf,
  insertPasswordReset,
  selectPasswordReset,
  takePasswordReset,
} from './access-queries.ts'
import { passwordChangedLetter, resetLetter } from './account-letters.ts'
import { type AccessMail, type Around, accessMailJob, type TooSoon, takeCodeMail } from './account-mails.ts'
import {
  type CustomerRow,
  lockCustomer,
  selectCustomer,
  selectCustomerByEmail,
  updateCustomer,
} from './accounts-queries.ts'
import { hashPassword, passwordMatchesIfAny } from './passwords.ts'
import { isCommonPassword } from './rules/common-passwords.ts'
import { beginSession, endSessionsBut, sessionsOf } from './sessions.ts'

export const resetLife = 15 * 60

/** Asks for a link for a new password; whether anybody is known by the address, the caller does not learn. */
export async function askForReset(
  db: Db,
  around: Around,
  { email, language }: { email: string; language: string },
): Promise<{ resendSeconds: number } | TooSoon> {
  return db.transaction(async (tx) => {
    const taken = await takeCodeMail(tx, { purpose: 'reset', email, now: around.clock.now() })
    if ('refused' in taken) return taken
    const { pagesUrl } = around
    await around.jobs.send(tx, accessMailJob, {
      wanted: 'reset',
      email,
      language,
      pagesUrl,
      customerId: null,
      browserHash: '',
    })
    return taken
  })
}

/** Sends the link where the address has an account. */
export async function sendResetLink(db: Db, around: Around, { email, language }: AccessMail): Promise<void> {
  const customer = await selectCustomerByEmail(db, email)
  if (customer === undefined) return
  const token = newToken()
  const expiresAt = new Date(around.clock.now().getTime() + resetLife * 1000)
  await db.transaction(async (tx) => {
    await insertPasswordReset(tx, { tokenHash: hashToken(token), customerId: customer.id, expiresAt })
    const letter = resetLetter({ language, url: `${around.pagesUrl}/forgot-password?token=${token}` })
    await postLetter(tx, around, { recipient: customer.email, letter })
  })
}

/** Whose password a link would change, and how many sessions that would end. */
export async function findReset(
  db: Db,
  around: Pick<Around, 'clock'>,
  token: string,
): Promise<{ email: string; sessions: number } | undefined> {
  const reset = await selectPasswordReset(db, hashToken(token), around.clock.now())
  const customer = reset && (await selectCustomer(db, reset.customerId))
  if (customer === undefined) return undefined
  const sessions = await sessionsOf(db, around.clock, { customerId: customer.id, token: undefined })
  return { email: customer.email, sessions: sessions.length }
}

export interface Reset {
  token: string
  password: string
  userAgent: string
  /** Ends the ways in that this module does not know. */
  alsoEnd: (tx: Db, customerId: number) => Promise<void>
}

/**
 * Sets a password with a link from a mail: the link is used up, every session ends, a new one begins. Whoever has the
 * link has read the mail, so the address is proved as well. What else lets people in is ended by `alsoEnd`, at once.
 */
export async function resetPassword(
  db: Db,
  around: Around,
  { token, password, userAgent, alsoEnd }: Reset,
): Promise<
  { token: string; customer: CustomerRow } | { refused: 'reset_link_unknown' | 'password_too_common' }
> {
  const now = around.clock.now()
  const tokenHash = hashToken(token)
  const reset = await selectPasswordReset(db, tokenHash, now)
  const owner = reset && (await selectCustomer(db, reset.customerId))
  if (owner === undefined) return { refused: 'reset_link_unknown' }
  if (isCommonPassword(password, owner)) return { refused: 'password_too_common' }
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const customerId = await takePasswordReset(tx, tokenHash, now)
    if (customerId === undefined) return { refused: 'reset_link_unknown' }
    const emailVerifiedAt = owner.emailVerifiedAt ?? now
    const customer = await setPassword(tx, around, { customerId, passwordHash, emailVerifiedAt })
    await endSessionsBut(tx, customerId, undefined)
    const session = await beginSession(tx, around.clock, { customerId, userAgent, remember: true })
    await alsoEnd(tx, customerId)
    return { token: session, customer }
  })
}

/** Changes the password of a customer who knows the present one; every other session ends. */
export async function changePassword(
  db: Db,
  around: Around,
  wanted: { customer: CustomerRow; current: string; password: string; token: string },
): Promise<{ refused: 'password_incorrect' | 'password_too_common' } | undefined> {
  const { customer, current, password, token } = wanted
  if (!(await isPasswordOf(customer, current))) return { refused: 'password_incorrect' }
  if (isCommonPassword(password, customer)) return { refused: 'password_too_common' }
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    // It may have been set anew meanwhile, by a link from a mail.
    const now = await lockCustomer(tx, customer.id)
    if (now?.passwordHash !== customer.passwordHash) return { refused: 'password_incorrect' }
    await setPassword(tx, around, { customerId: customer.id, passwordHash })
    await endSessionsBut(tx, customer.id, token)
    return undefined
  })
}

export const isPasswordOf = (customer: CustomerRow, password: string): Promise<boolean> =>
  passwordMatchesIfAny(password, customer.passwordHash)

async function setPassword(
  tx: Db,
  around: Around,
  { customerId, ...changed }: { customerId: number; passwordHash: string; emailVerifiedAt?: Date },
): Promise<CustomerRow> {
  const now = around.clock.now()
  const customer = await updateCustomer(tx, customerId, { ...changed, passwordChangedAt: now })
  if (customer === undefined) throw new Error('the account has gone meanwhile')
  await deletePasswordResetsOf(tx, customerId)
  const letter = passwordChangedLetter({
    language: customer.language,
    url: `${around.pagesUrl}/forgot-password`,
  })
  await postLetter(tx, around, { recipient: customer.email, letter })
  return customer
}
