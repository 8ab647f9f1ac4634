import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/secrets.ts'
import {
  deleteSignInFailures,
  lockSignInFailures,
  selectNewestRegistration,
  updateSignInFailures,
} from './access-queries.ts'
import { type CustomerRow, lockCustomer, selectCustomerByEmail } from './accounts-queries.ts'
import { passwordMatchesIfAny } from './passwords.ts'
import { afterFailure, isLongPause, mostFailures, secondsPaused } from './rules/sign-in-pauses.ts'
import { beginSession } from './sessions.ts'

export interface Credentials {
  email: string
  password: string
  /** Where the call comes from: another network has its own count, so that nobody can lock out another. */
  network: string
  userAgent: string
  remember: boolean
}

export interface SignInPause {
  refused: 'sign_in_slowed' | 'sign_in_paused'
  seconds: number
}

type NotSignedIn =
  | { refused: 'password_incorrect' | 'email_unverified' }
  | { refused: 'password_incorrect_tries_left'; tries: number }
  | SignInPause

/** With so few tries left, the customer is told. */
const fewTries = 3

/** Signs a customer in and answers the new session's token, which is not kept anywhere. */
export async function signIn(
  db: Db,
  clock: Clock,
  credentials: Credentials,
): Promise<{ token: string; customer: CustomerRow } | NotSignedIn> {
  const { email, password, network, userAgent, remember } = credentials
  const key = hashToken(`${network} ${email}`)
  // Counted as wrong before it is compared: a hundred tries at once are a hundred tries.
  const counted = await countSignInTry(db, clock, { key })
  if ('refused' in counted) return counted
  const customer = await selectCustomerByEmail(db, email)
  const pending = await selectNewestRegistration(db, email)
  // Both are compared whatever comes out, so that nobody learns which of them there is.
  const [isCustomers, isPending] = await Promise.all([
    passwordMatchesIfAny(password, customer?.passwordHash),
    passwordMatchesIfAny(password, pending?.passwordHash),
  ])
  if (!isCustomers && !isPending) return afterWrongPassword(counted.failures)
  // It stays counted: whoever registers with somebody's address must not wipe the slate between two guesses.
  if (customer === undefined || !isCustomers) return { refused: 'email_unverified' }
  await deleteSignInFailures(db, key)
  const session = { customerId: customer.id, userAgent, remember }
  return db.transaction(async (tx) => {
    // A password that is changed at this very moment lets nobody in any more.
    const now = await lockCustomer(tx, customer.id)
    if (now?.passwordHash !== customer.passwordHash) return { refused: 'password_incorrect' }
    return { token: await beginSession(tx, clock, session), customer: now }
  })
}

/** Counts a try to sign in as wrong, before it is known; after so many (ten, unless said) there is a pause. */
export const countSignInTry = (
  db: Db,
  clock: Clock,
  { key, most = mostFailures }: { key: string; most?: number },
): Promise<{ failures: number } | SignInPause> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const known = await lockSignInFailures(tx, key, now)
    const seconds = secondsPaused(known, now)
    if (seconds > 0) return pausedFor(seconds)
    const after = afterFailure(known, now, most)
    await updateSignInFailures(tx, key, after)
    return { failures: after.failures }
  })

function afterWrongPassword(failures: number): NotSignedIn {
  const tries = mostFailures - failures
  if (tries <= 0) return pausedFor(15 * 60)
  return tries <= fewTries
    ? { refused: 'password_incorrect_tries_left', tries }
    : { refused: 'password_incorrect' }
}

const pausedFor = (seconds: number): SignInPause => ({
  refused: isLongPause(seconds) ? 'sign_in_paused' : 'sign_in_slowed',
  seconds,
})
