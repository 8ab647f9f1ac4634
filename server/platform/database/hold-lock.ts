import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * Lets nobody else hold the same locks until this transaction is over: for rules that count rows before they add one,
 * where there is no row yet to lock. Several are taken in their order, by one statement; what is counted must be asked by
 * the next one, which sees what was done meanwhile.
 */
export async function holdLock(tx: Db, ...names: [string, ...string[]]): Promise<void> {
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`)
}
