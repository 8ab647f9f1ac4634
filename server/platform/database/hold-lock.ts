import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * Lets nobody else hold the same lock until this transaction is over: for rules that count rows before they add one,
 * where there is no row yet to lock.
 */
export async function holdLock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
