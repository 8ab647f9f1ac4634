import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashToken, newToken } from '../../platform/secrets.ts'
import type { CustomerRow } from './accounts-queries.ts'
import { type Device, deviceOf } from './rules/device-of-user-agent.ts'
import {
  deleteEndedSessions,
  deleteOwnSession,
  deleteSession,
  deleteSessionsBut,
  insertSession,
  noteSeen,
  selectSession,
  selectSessions,
} from './sessions-queries.ts'

const day = 24 * 60 * 60 * 1000
const sessionLife = 366 * day
/** On a borrowed device. */
const shortLife = day
/** Sessions are looked at by people: to the minute is more than they need, and it would be a write with every call. */
const seenEvery = 10 * 60 * 1000

export interface NewSession {
  customerId: number
  userAgent: string
  /** False: it ends after a day. */
  remember: boolean
}

/** One of a customer's sessions, as they see it. */
export interface SessionSeen extends Device {
  uuid: string
  startedAt: Date
  lastSeenAt: Date
  isCurrent: boolean
}

/** Begins a session and answers its token, which is not kept anywhere. */
export async function beginSession(db: Db, clock: Clock, wanted: NewSession): Promise<string> {
  const { customerId, userAgent, remember } = wanted
  const token = newToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + (remember ? sessionLife : shortLife))
  await insertSession(db, {
    tokenHash: hashToken(token),
    customerId,
    userAgent,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt,
  })
  return token
}

/** The customer whose session a token is, or nobody. */
export async function customerOfToken(db: Db, clock: Clock, token: string): Promise<CustomerRow | undefined> {
  const now = clock.now()
  const tokenHash = hashToken(token)
  const found = await selectSession(db, tokenHash, now)
  if (found === undefined) return undefined
  const before = new Date(now.getTime() - seenEvery)
  if (found.session.lastSeenAt < before) await noteSeen(db, tokenHash, { now, before })
  return found.customer
}

/** Where a customer is signed in: the session of the token first, then the last seen. */
export async function sessionsOf(
  db: Db,
  clock: Clock,
  { customerId, token }: { customerId: number; token: string | undefined },
): Promise<SessionSeen[]> {
  const current = token === undefined ? undefined : hashToken(token)
  const rows = await selectSessions(db, customerId, clock.now())
  return rows
    .map(({ tokenHash, uuid, userAgent, createdAt, lastSeenAt }) => ({
      uuid,
      startedAt: createdAt,
      lastSeenAt,
      isCurrent: tokenHash === current,
      ...deviceOf(userAgent),
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** Ends a session; one that has ended already stays ended. */
export async function signOut(db: Db, token: string): Promise<void> {
  await deleteSession(db, hashToken(token))
}

/** Ends one of the customer's own sessions; false where they have none of that name. */
export const endSession = (db: Db, customerId: number, uuid: string): Promise<boolean> =>
  deleteOwnSession(db, customerId, uuid)

/** Ends every session of a customer, but for the one of a token. */
export async function endSessionsBut(db: Db, customerId: number, token: string | undefined): Promise<void> {
  await deleteSessionsBut(db, customerId, token === undefined ? undefined : hashToken(token))
}

/** Removes sessions that have ended by themselves. */
export async function forgetEndedSessions(db: Db, clock: Clock): Promise<void> {
  await deleteEndedSessions(db, clock.now())
}
