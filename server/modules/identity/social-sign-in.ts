import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  addCustomer,
  beginSession,
  type Customer,
  customerByEmail,
  customerById,
  endFormerAccess,
  markEmailVerified,
} from '../accounts/accounts.ts'
import {
  deleteIdentitiesOf,
  insertIdentity,
  selectIdentity,
  updateIdentityEmail,
} from './identity-queries.ts'
import type { SocialProvider } from './provider-setups.ts'
import { type Decision, decideSignIn } from './rules/decide-sign-in.ts'
import type { Person } from './rules/person-of-claims.ts'

export interface SignedInCaller {
  customerId: number
  token: string
}

/** Somebody whom a provider has vouched for, at our door. */
export interface Arrival {
  provider: SocialProvider
  person: Person
  /** Who is signed in already, and therefore connects. */
  caller: SignedInCaller | undefined
  language: string
  userAgent: string
}

type Refusal = Extract<Decision, { refused: string }>

export interface SignedIn {
  customer: Customer
  /** Of the session that has begun, or of the one they had. */
  token: string
  isNew: boolean
  isConnected: boolean
}

/** Another call has made the same account or connected the same identity in this very moment. */
class Overtaken extends Error {
  override name = 'Overtaken'
}

/** Lets somebody in, all or nothing. Who is overtaken looks again, and then finds what the other one has made. */
export async function letIn(db: Db, clock: Clock, arrival: Arrival): Promise<SignedIn | Refusal | undefined> {
  for (let triesLeft = 3; triesLeft > 0; triesLeft -= 1) {
    try {
      return await db.transaction((tx) => settle(tx, clock, arrival))
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
  return undefined
}

async function settle(tx: Db, clock: Clock, arrival: Arrival): Promise<SignedIn | Refusal> {
  const { provider, person, caller } = arrival
  const known = await selectIdentity(tx, { provider, subject: person.subject })
  const byEmail = person.email === '' ? undefined : await customerByEmail(tx, person.email)
  const decision = decideSignIn({
    ...person,
    ownerId: known?.customerId,
    callerId: caller?.customerId,
    byEmail: byEmail && { id: byEmail.id, emailVerified: byEmail.emailVerifiedAt !== null },
  })
  if ('refused' in decision) return decision
  if (decision.is === 'take-over') await endWaysIn(tx, decision.customerId)
  const customer = await customerOf(tx, clock, { decision, arrival })
  if (known === undefined) {
    const row = { provider, subject: person.subject, customerId: customer.id, email: person.email }
    if (!(await insertIdentity(tx, { ...row, connectedAt: clock.now() }))) throw new Overtaken()
  } else if (person.email !== '' && person.email !== known.email) {
    await updateIdentityEmail(tx, { ...known, email: person.email })
  }
  // Whose identity it is has just proved the address, if it is the same one.
  const proves = person.emailVerified && person.email === customer.email.toLowerCase()
  if (proves && customer.emailVerifiedAt === null) await markEmailVerified(tx, clock, customer.id)
  const session = { customerId: customer.id, userAgent: arrival.userAgent, remember: true }
  return {
    customer: (await customerById(tx, customer.id)) ?? customer,
    token: caller?.token ?? (await beginSession(tx, clock, session)),
    isNew: decision.is === 'new',
    isConnected: decision.is === 'connect' || decision.is === 'take-over',
  }
}

async function customerOf(
  tx: Db,
  clock: Clock,
  { decision, arrival }: { decision: Exclude<Decision, Refusal>; arrival: Arrival },
): Promise<Customer> {
  const { name, email, emailVerified } = arrival.person
  const customer =
    decision.is === 'new'
      ? await addCustomer(tx, clock, { name, email, phone: '', language: arrival.language, emailVerified })
      : await customerById(tx, decision.customerId)
  if (customer === undefined) throw new Overtaken()
  return customer
}

/**
 * Ends every way into an account whose address was never proved: sessions, password, and the identities that made it.
 * They may be of somebody who has used a stranger's address. Its true owner keeps what is in the account, and can
 * connect the other provider again in the profile.
 */
async function endWaysIn(tx: Db, customerId: number): Promise<void> {
  await endFormerAccess(tx, customerId)
  await deleteIdentitiesOf(tx, customerId)
}
