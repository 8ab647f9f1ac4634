import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import {
  codeMailsTable,
  passwordResetsTable,
  signInFailuresTable,
  verificationsTable,
} from './accounts-tables.ts'
import type { CodeMails } from './rules/code-mail-waits.ts'
import type { SignInFailures } from './rules/sign-in-pauses.ts'

export type Verification = typeof verificationsTable.$inferSelect
export type NewVerification = typeof verificationsTable.$inferInsert

/** The row of a key, locked until the transaction ends; made first where there is none. */
export async function lockCodeMails(tx: Db, key: string, now: Date): Promise<CodeMails | undefined> {
  await tx.insert(codeMailsTable).values({ key, sent: 0, firstAt: now, lastAt: now }).onConflictDoNothing()
  const rows = await tx.select().from(codeMailsTable).where(eq(codeMailsTable.key, key)).for('update')
  return rows[0]?.sent === 0 ? undefined : rows[0]
}

export const updateCodeMails = (tx: Db, key: string, mails: CodeMails) =>
  tx.update(codeMailsTable).set(mails).where(eq(codeMailsTable.key, key))

export const insertVerification = (db: Db, row: NewVerification) => db.insert(verificationsTable).values(row)

/** Who asks: a customer about their own change of address, or a browser about its own registration. */
export interface Asker {
  customerId: number | undefined
  browserHash: string
}

const askedBy = ({ customerId, browserHash }: Asker) =>
  customerId === undefined
    ? and(isNull(verificationsTable.customerId), eq(verificationsTable.browserHash, browserHash))
    : eq(verificationsTable.customerId, customerId)

const newestFirst = [desc(verificationsTable.createdAt), desc(verificationsTable.id)]

/** The newest verification of an address that somebody has asked for themselves. */
export async function selectOwnVerification(
  db: Db,
  email: string,
  asker: Asker,
): Promise<Verification | undefined> {
  const rows = await db
    .select()
    .from(verificationsTable)
    .where(and(eq(verificationsTable.email, email), askedBy(asker)))
    .orderBy(...newestFirst)
    .limit(1)
  return rows[0]
}

/** The newest registration of an address, whoever has asked for it. */
export async function selectNewestRegistration(db: Db, email: string): Promise<Verification | undefined> {
  const rows = await db
    .select()
    .from(verificationsTable)
    .where(and(eq(verificationsTable.email, email), isNull(verificationsTable.customerId)))
    .orderBy(...newestFirst)
    .limit(1)
  return rows[0]
}

/** Takes one try from a code, before anything is compared: no two calls share a try. Nothing where none is left. */
export async function takeTry(db: Db, id: number, now: Date): Promise<Verification | undefined> {
  const rows = await db
    .update(verificationsTable)
    .set({ triesLeft: sql`${verificationsTable.triesLeft} - 1` })
    .where(
      and(
        eq(verificationsTable.id, id),
        gt(verificationsTable.codeEndsAt, now),
        gt(verificationsTable.triesLeft, 0),
      ),
    )
    .returning()
  return rows[0]
}

export const updateVerification = (db: Db, id: number, changed: Partial<NewVerification>) =>
  db.update(verificationsTable).set(changed).where(eq(verificationsTable.id, id))

/** Takes a verification away; false where another call has taken it. */
export async function deleteVerification(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .delete(verificationsTable)
    .where(eq(verificationsTable.id, id))
    .returning({ id: verificationsTable.id })
  return rows.length > 0
}

/** Once an address is proved, whatever else waited for it is void. */
export const deleteVerificationsOf = (tx: Db, email: string) =>
  tx.delete(verificationsTable).where(eq(verificationsTable.email, email))

export const deleteOldVerifications = (db: Db, before: Date) =>
  db.delete(verificationsTable).where(lt(verificationsTable.createdAt, before))

export const insertPasswordReset = (db: Db, row: typeof passwordResetsTable.$inferInsert) =>
  db.insert(passwordResetsTable).values(row)

export async function selectPasswordReset(db: Db, tokenHash: string, now: Date) {
  const rows = await db
    .select()
    .from(passwordResetsTable)
    .where(and(eq(passwordResetsTable.tokenHash, tokenHash), gt(passwordResetsTable.expiresAt, now)))
  return rows[0]
}

/** Uses a link up. Nothing where it is unknown, over, or used by another call. */
export async function takePasswordReset(tx: Db, tokenHash: string, now: Date): Promise<number | undefined> {
  const rows = await tx
    .delete(passwordResetsTable)
    .where(and(eq(passwordResetsTable.tokenHash, tokenHash), gt(passwordResetsTable.expiresAt, now)))
    .returning({ customerId: passwordResetsTable.customerId })
  return rows[0]?.customerId
}

export const deletePasswordResetsOf = (tx: Db, customerId: number) =>
  tx.delete(passwordResetsTable).where(eq(passwordResetsTable.customerId, customerId))

export const deleteEndedPasswordResets = (db: Db, now: Date) =>
  db.delete(passwordResetsTable).where(lte(passwordResetsTable.expiresAt, now))

/** The row of a key, locked until the transaction ends; made first where there is none. */
export async function lockSignInFailures(
  tx: Db,
  key: string,
  now: Date,
): Promise<SignInFailures | undefined> {
  await tx
    .insert(signInFailuresTable)
    .values({ key, failures: 0, lastAt: now, pausedUntil: now })
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(signInFailuresTable)
    .where(eq(signInFailuresTable.key, key))
    .for('update')
  return rows[0]?.failures === 0 ? undefined : rows[0]
}

export const updateSignInFailures = (tx: Db, key: string, failures: SignInFailures) =>
  tx.update(signInFailuresTable).set(failures).where(eq(signInFailuresTable.key, key))

export const deleteSignInFailures = (db: Db, key: string) =>
  db.delete(signInFailuresTable).where(eq(signInFailuresTable.key, key))

/** What counts for nothing any more. */
export async function deleteOldCounts(db: Db, before: Date): Promise<void> {
  await db.delete(signInFailuresTable).where(lt(signInFailuresTable.lastAt, before))
  await db.delete(codeMailsTable).where(lt(codeMailsTable.lastAt, before))
}
