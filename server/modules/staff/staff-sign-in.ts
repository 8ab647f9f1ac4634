import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashToken, newToken } from '../../platform/secrets.ts'
import {
  countSignInTry,
  forgetSignInTries,
  passwordMatchesIfAny,
  type SignInPause,
} from '../accounts/accounts.ts'
import {
  deleteEndedStaffSessions,
  deleteStaffSession,
  insertStaffSession,
  lockStaff,
  type StaffRow,
  selectStaffByEmail,
  selectStaffOfSession,
} from './staff-queries.ts'

/** Tells the token of the staff from every other one, also to who finds it somewhere. */
const prefix = 'staff_'
const sessionLife = 12 * 60 * 60 * 1000
/** Wrong passwords for one account from all networks together; from one network there may be fewer. */
const mostOfAccount = 30

export interface StaffCredentials {
  email: string
  password: string
  network: string
}

/**
 * Signs somebody of the staff in and answers the token of the session, which is not kept anywhere. An unknown address, an
 * account that is switched off and a wrong password get the same answer, in the same time.
 */
export async function signStaffIn(
  db: Db,
  clock: Clock,
  { email, password, network }: StaffCredentials,
): Promise<{ token: string; member: StaffRow } | { refused: 'staff_sign_in_failed' } | SignInPause> {
  const ofNetwork = hashToken(`staff ${network} ${email}`)
  const ofAccount = hashToken(`staff ${email}`)
  // Counted as wrong before it is compared. Whoever is paused where they are does not use up everybody's tries.
  const here = await countSignInTry(db, clock, { key: ofNetwork })
  if ('refused' in here) return here
  const anywhere = await countSignInTry(db, clock, { key: ofAccount, most: mostOfAccount })
  if ('refused' in anywhere) return anywhere
  const known = await selectStaffByEmail(db, email)
  const isTheirs = await passwordMatchesIfAny(password, known?.passwordHash)
  if (known === undefined || !isTheirs || !known.isActive) return { refused: 'staff_sign_in_failed' }
  await forgetSignInTries(db, ofNetwork)
  await forgetSignInTries(db, ofAccount)
  return db.transaction(async (tx) => {
    // Who is switched off or gets another password at this very moment is not let in any more.
    const member = await lockStaff(tx, known.id)
    if (member?.passwordHash !== known.passwordHash || !member.isActive)
      return { refused: 'staff_sign_in_failed' }
    return { token: await beginStaffSession(tx, clock, member), member }
  })
}

/** Starts a session and answers its token. Who may have one is decided by the caller. */
export async function beginStaffSession(tx: Db, clock: Clock, { id }: Pick<StaffRow, 'id'>): Promise<string> {
  const token = `${prefix}${newToken()}`
  const beganAt = clock.now()
  await deleteEndedStaffSessions(tx, beganAt)
  const endsAt = new Date(beganAt.getTime() + sessionLife)
  await insertStaffSession(tx, { staffId: id, tokenHash: hashToken(token), beganAt, endsAt })
  return token
}

/** Who a session of the staff belongs to; nobody, where it has ended or the account is switched off. */
export const staffOfToken = async (db: Db, clock: Clock, token: string): Promise<StaffRow | undefined> =>
  token.startsWith(prefix) ? selectStaffOfSession(db, hashToken(token), clock.now()) : undefined

/** Ends a session; one that has ended already stays ended. */
export async function signStaffOut(db: Db, token: string): Promise<void> {
  await deleteStaffSession(db, hashToken(token))
}
