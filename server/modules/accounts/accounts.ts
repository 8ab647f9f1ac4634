import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashToken, newToken } from '../../platform/secrets.ts'
import {
  type CustomerRow,
  deleteEndedSessions,
  deleteSession,
  insertCustomers,
  insertSession,
  selectCustomerByEmail,
  selectCustomerOfSession,
} from './accounts-queries.ts'
import { hashPassword, passwordMatches } from './passwords.ts'

export type Customer = CustomerRow

export interface CustomerDraft {
  uuid: string
  name: string
  email: string
  phone: string
  password: string
}

const sessionLife = 366 * 24 * 60 * 60 * 1000

/** Hashed once and compared where no account is found, so that an unknown address takes as long as a wrong password. */
const nobodysHash = hashPassword('nobody has this password')

/** Signs a customer in and answers the new session's token, which is not kept anywhere. */
export async function signIn(
  db: Db,
  clock: Clock,
  credentials: { email: string; password: string },
): Promise<{ token: string; customer: Customer } | { refused: 'password_incorrect' }> {
  const customer = await selectCustomerByEmail(db, credentials.email)
  const matches = await passwordMatches(credentials.password, customer?.passwordHash ?? (await nobodysHash))
  if (customer === undefined || !matches) return { refused: 'password_incorrect' }
  const token = newToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + sessionLife)
  await insertSession(db, { tokenHash: hashToken(token), customerId: customer.id, createdAt, expiresAt })
  return { token, customer }
}

/** Ends a session; one that has ended already stays ended. */
export async function signOut(db: Db, token: string): Promise<void> {
  await deleteSession(db, hashToken(token))
}

/** The customer whose session a token is, or nobody. */
export const customerOfToken = (db: Db, clock: Clock, token: string): Promise<Customer | undefined> =>
  selectCustomerOfSession(db, hashToken(token), clock.now())

/** Adds customers whose address is verified already; those who are there stay as they are. */
export async function addVerifiedCustomers(db: Db, clock: Clock, drafts: CustomerDraft[]): Promise<void> {
  const rows = await Promise.all(
    drafts.map(async ({ password, ...draft }) => ({
      ...draft,
      passwordHash: await hashPassword(password),
      emailVerifiedAt: clock.now(),
    })),
  )
  if (rows.length > 0) await insertCustomers(db, rows)
}

/** Removes sessions that have ended by themselves. */
export async function forgetEndedSessions(db: Db, clock: Clock): Promise<void> {
  await deleteEndedSessions(db, clock.now())
}
