import type { Db } from '../../platform/database/database.ts'
import { newCode } from '../../platform/secrets.ts'
import { type Letter, postLetter } from '../notifications/notifications.ts'
import {
  type Asker,
  insertVerification,
  selectNewestRegistration,
  selectOwnVerification,
  updateVerification,
  type Verification,
} from './access-queries.ts'
import { codeLetter, knownAddressLetter } from './account-letters.ts'
import { type AccessMail, type Around, accessMailJob, type TooSoon, takeCodeMail } from './account-mails.ts'
import { type CustomerRow, selectCustomerByEmail } from './accounts-queries.ts'
import { hashPassword } from './passwords.ts'
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
  /** The browser that registers: the code counts only there. */
  browserHash: string
}

/**
 * Takes note of a registration and sends its code. The account is made when the code comes back: until then nobody
 * holds the address. An address that has an account gets a letter that says so, and a decoy: the caller cannot tell the
 * difference, now or later.
 */
export async function register(
  db: Db,
  around: Around,
  draft: RegistrationDraft,
): Promise<{ resendSeconds: number } | TooSoon | { refused: 'password_too_common' }> {
  const { password, ...told } = draft
  if (isCommonPassword(password, draft)) return { refused: 'password_too_common' }
  const now = around.clock.now()
  const code = newCode()
  const [passwordHash, codeHash] = await Promise.all([hashPassword(password), hashPassword(code)])
  return db.transaction(async (tx) => {
    const taken = await takeCodeMail(tx, { purpose: 'verify', email: told.email, now })
    if ('refused' in taken) return taken
    const known = await selectCustomerByEmail(tx, told.email)
    const isDecoy = known !== undefined
    const fresh = { ...freshCode(codeHash, now), createdAt: now, isDecoy }
    await insertVerification(tx, { ...told, passwordHash, ...fresh })
    await postCode(tx, around, { ...told, code, known })
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
    const holder = await selectCustomerByEmail(tx, email)
    const known = holder?.id === customer.id ? undefined : holder
    const fresh = { ...freshCode(codeHash, now), createdAt: now, isDecoy: known !== undefined }
    await insertVerification(tx, { email, customerId: customer.id, browserHash: '', language, ...fresh })
    await postCode(tx, around, { email, language, code, known })
    return taken
  })
}

/** Asks for a new code; whether there is anything to send it for, the caller does not learn. */
export async function askForCode(
  db: Db,
  around: Around,
  { email, language, browserHash, customerId }: Asker & { email: string; language: string },
): Promise<{ resendSeconds: number } | TooSoon> {
  return db.transaction(async (tx) => {
    const taken = await takeCodeMail(tx, { purpose: 'verify', email, now: around.clock.now() })
    if ('refused' in taken) return taken
    const mail = { email, language, pagesUrl: around.pagesUrl, customerId: customerId ?? null, browserHash }
    await around.jobs.send(tx, accessMailJob, { wanted: 'code', ...mail })
    return taken
  })
}

/** Sends a new code where one is awaited; the one before it is void. */
export async function sendNewCode(db: Db, around: Around, mail: AccessMail): Promise<void> {
  const { email, language, browserHash } = mail
  const customerId = mail.customerId ?? undefined
  const code = newCode()
  const fresh = freshCode(await hashPassword(code), around.clock.now())
  await db.transaction(async (tx) => {
    const own = await selectOwnVerification(tx, email, { browserHash, customerId })
    if (own === undefined && customerId !== undefined) return
    const awaited = own ?? (await takeOver(tx, { mail, fresh, now: around.clock.now() }))
    if (own !== undefined) await updateVerification(tx, own.id, fresh)
    if (!awaited.isDecoy) await postCode(tx, around, { email, language, code, known: undefined })
  })
}

/**
 * Somebody goes on in another browser than the one they began in. What they had filled in comes along, but for the
 * password: it might be a stranger's, who has registered with their address. Where nothing is awaited, a decoy is.
 */
async function takeOver(
  tx: Db,
  { mail, fresh, now }: { mail: AccessMail; fresh: FreshCode; now: Date },
): Promise<{ isDecoy: boolean }> {
  const { email, language, browserHash } = mail
  const begun = await selectNewestRegistration(tx, email)
  const { name = '', phone = '', wantsLetter = false, isDecoy = true }: Partial<Verification> = begun ?? {}
  const copy = { email, name, phone, wantsLetter, isDecoy, language, browserHash, createdAt: now }
  await insertVerification(tx, { ...copy, ...fresh })
  return { isDecoy }
}

interface CodeToPost {
  email: string
  language: string
  code: string
  /** Who has the address already. */
  known: CustomerRow | undefined
}

/** Writes to an address: its code, or that it has an account. */
async function postCode(tx: Db, around: Around, { email, language, code, known }: CodeToPost): Promise<void> {
  const letter: Letter = known
    ? knownAddressLetter({ language: known.language, url: `${around.pagesUrl}/login` })
    : codeLetter({ language, code })
  await postLetter(tx, around, { recipient: known?.email ?? email, letter })
}

interface FreshCode {
  codeHash: string
  triesLeft: number
  codeEndsAt: Date
}

const freshCode = (codeHash: string, now: Date): FreshCode => ({
  codeHash,
  triesLeft: tries,
  codeEndsAt: new Date(now.getTime() + codeLife * 1000),
})
