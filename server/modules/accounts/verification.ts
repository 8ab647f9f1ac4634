import type { Db } from '../../platform/database/database.ts'
import { newCode } from '../../platform/secrets.ts'
import { postLetter } from '../notifications/notifications.ts'
import {
  deleteVerification,
  deleteVerificationsOf,
  insertVerification,
  selectNewestVerification,
  takeTries,
  updateVerification,
  type Verification,
} from './access-queries.ts'
import { codeLetter, emailChangedLetter, knownAddressLetter, welcomeLetter } from './account-letters.ts'
import { type AccessMail, type Around, accessMailJob, type TooSoon, takeCodeMail } from './account-mails.ts'
import {
  type CustomerRow,
  insertCustomer,
  selectCustomer,
  selectCustomerByEmail,
  updateCustomer,
} from './accounts-queries.ts'
import { hashPassword, nobodysHash, passwordMatches } from './passwords.ts'
import { isCommonPassword } from './rules/common-passwords.ts'

export const codeLife = 10 * 60
const tries = 5

export interface RegistrationDraft {
  name: string
  email: string
  phone: string
  password: string
  language: string
  wantsLetter: boolean
}

/**
 * Takes note of a registration and sends its code. The account is made when the code comes back: until then nobody
 * holds the address. An address that has an account gets a letter that says so; the caller cannot tell the difference.
 */
export async function register(
  db: Db,
  around: Around,
  draft: RegistrationDraft,
): Promise<{ resendSeconds: number } | TooSoon | { refused: 'password_too_common' }> {
  const { email, name, phone, password, language, wantsLetter } = draft
  if (isCommonPassword(password, draft)) return { refused: 'password_too_common' }
  const now = around.clock.now()
  const code = newCode()
  const [passwordHash, codeHash] = await Promise.all([hashPassword(password), hashPassword(code)])
  return db.transaction(async (tx) => {
    const taken = await takeCodeMail(tx, { purpose: 'verify', email, now })
    if ('refused' in taken) return taken
    const known = await selectCustomerByEmail(tx, email)
    if (known !== undefined) {
      const letter = knownAddressLetter({ language: known.language, url: `${around.pagesUrl}/login` })
      await postLetter(tx, around, { recipient: known.email, letter })
      return taken
    }
    const pending = { email, name, phone, passwordHash, language, wantsLetter }
    await insertVerification(tx, { ...pending, ...freshCode(codeHash, now), createdAt: now })
    await postLetter(tx, around, { recipient: email, letter: codeLetter({ language, code }) })
    return taken
  })
}

/** Sends a code to the address that a customer wants to change to. One that has an account gets none: it says so itself. */
export async function changeEmail(
  db: Db,
  around: Around,
  { customer, email, language }: { customer: CustomerRow; email: string; language: string },
): Promise<{ resendSeconds: number } | TooSoon> {
  const now = around.clock.now()
  const code = newCode()
  const codeHash = await hashPassword(code)
  return db.transaction(async (tx) => {
    const taken = await takeCodeMail(tx, { purpose: 'verify', email, now })
    if ('refused' in taken) return taken
    const known = await selectCustomerByEmail(tx, email)
    if (known !== undefined && known.id !== customer.id) {
      const letter = knownAddressLetter({ language: known.language, url: `${around.pagesUrl}/login` })
      await postLetter(tx, around, { recipient: known.email, letter })
      return taken
    }
    const fresh = { ...freshCode(codeHash, now), createdAt: now }
    await insertVerification(tx, { email, customerId: customer.id, language, ...fresh })
    await postLetter(tx, around, { recipient: email, letter: codeLetter({ language, code }) })
    return taken
  })
}

/** Asks for a new code; whether there is anything to send it for, the caller does not learn. */
export async function askForCode(
  db: Db,
  around: Around,
  wanted: { email: string; language: string; customerId: number | undefined },
): Promise<{ resendSeconds: number } | TooSoon> {
  const { email, language, customerId = null } = wanted
  return db.transaction(async (tx) => {
    const taken = await takeCodeMail(tx, { purpose: 'verify', email, now: around.clock.now() })
    if ('refused' in taken) return taken
    const { pagesUrl } = around
    await around.jobs.send(tx, accessMailJob, { wanted: 'code', email, language, pagesUrl, customerId })
    return taken
  })
}

/** Sends a new code where one is awaited; the one before it is void. */
export async function sendNewCode(
  db: Db,
  around: Around,
  { email, language, customerId }: AccessMail,
): Promise<void> {
  const awaited = await selectNewestVerification(db, email, customerId ?? undefined)
  if (awaited === undefined) return
  const code = newCode()
  const codeHash = await hashPassword(code)
  await db.transaction(async (tx) => {
    await updateVerification(tx, awaited.id, freshCode(codeHash, around.clock.now()))
    await postLetter(tx, around, { recipient: email, letter: codeLetter({ language, code }) })
  })
}

export type Proved = { customer: CustomerRow; isNew: boolean; wantsLetter: boolean }
type NotProved =
  | { refused: 'code_ended' }
  | { refused: 'code_wrong'; tries: number }
  | { refused: 'email_taken' }

/** Compares a code. A registration becomes an account, a change of address takes effect. */
export async function verify(
  db: Db,
  around: Around,
  { email, code, customerId }: { email: string; code: string; customerId: number | undefined },
): Promise<Proved | NotProved> {
  const live = await takeTries(db, email, { customerId, now: around.clock.now() })
  // An address that awaits nothing takes as long as a wrong code.
  if (live.length === 0) await passwordMatches(code, await nobodysHash)
  const matches = await Promise.all(live.map(({ codeHash }) => passwordMatches(code, codeHash)))
  const proved = live.find((_row, place) => matches[place])
  if (proved !== undefined) return db.transaction((tx) => complete(tx, around, proved))
  const left = Math.max(0, ...live.map(({ triesLeft }) => triesLeft))
  return left > 0 ? { refused: 'code_wrong', tries: left } : { refused: 'code_ended' }
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
  const known = { passwordChangedAt: now, emailVerifiedAt: now, createdAt: now, savedAt: now }
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
  if (before.email.toLowerCase() !== email) {
    const letter = emailChangedLetter({ language: before.language })
    await postLetter(tx, around, { recipient: before.email, letter })
  }
  return { customer, isNew: false, wantsLetter: false }
}

const freshCode = (codeHash: string, now: Date) => ({
  codeHash,
  triesLeft: tries,
  codeEndsAt: new Date(now.getTime() + codeLife * 1000),
})
