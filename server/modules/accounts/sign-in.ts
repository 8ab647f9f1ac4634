import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/secrets.ts'
import {
  deleteSignInFailures,
  lockSignInFailures,
  selectNewestVerification,
  updateSignInFailures,
} from './access-queries.ts'
import { type CustomerRow, selectCustomerByEmail } from './accounts-queries.ts'
import { nobodysHash, passwordMatches } from './passwords.ts'
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

type NotSignedIn =
  | { refused: 'password_incorrect' | 'email_unverified' }
  | { refused: 'password_incorrect_tries_left'; tries: number }
  | { refused: 'sign_in_slowed' | 'sign_in_paused'; seconds: number }

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
  const counted = await countTry(db, clock, key)
  if ('refused' in counted) return counted
  const customer = await selectCustomerByEmail(db, email)
  const pending = customer === undefined ? await selectNewestVerification(db, email, undefined) : undefined
  const hash = customer?.passwordHash ?? pending?.passwordHash ?? (await nobodysHash)
  if (!(await passwordMatches(password, hash))) return afterWrongPassword(counted.failures)
  await deleteSignInFailures(db, [key])
  if (customer === undefined) return { refused: 'email_unverified' }
  const token = await beginSession(db, clock, { customerId: customer.id, userAgent, remember })
  return { token, customer }
}

const countTry = (db: Db, clock: Clock, key: string): Promise<{ failures: number } | NotSignedIn> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const known = await lockSignInFailures(tx, key, now)
    const seconds = secondsPaused(known, now)
    if (seconds > 0) return pausedFor(seconds)
    const after = afterFailure(known, now)
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

const pausedFor = (seconds: number): NotSignedIn => ({
  refused: isLongPause(seconds) ? 'sign_in_paused' : 'sign_in_slowed',
  seconds,
})
