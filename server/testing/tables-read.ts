import { sql } from 'drizzle-orm'
import { type App, createApp } from '../app.ts'
import { ListingIndex } from '../modules/listing/listing.ts'
import type { Db } from '../platform/database/database.ts'
import { sessionOf } from '../platform/database/prepared.ts'
import type { TestShop } from './start-test-shop.ts'

/**
 * The tables that PostgreSQL reads while something is asked of a shop that has just begun and remembers nothing. They
 * are told by its locks, which a transaction holds until its end: whatever a statement looks like, or a function does,
 * no table is read without one.
 */
export const tablesRead = <Result>(
  { shop, database }: TestShop,
  ask: (app: App) => Promise<Result>,
): Promise<{ result: Result; tables: string[] }> =>
  database.db.transaction(async (tx) => {
    const begun = {
      ...shop,
      db: tx,
      primary: tx,
      publicReads: { db: () => tx },
      listing: new ListingIndex(tx),
    }
    const result = await inTurn(tx, () => ask(createApp({ shop: begun, database, log: shop.log })))
    const { rows } = await tx.execute<{ name: string }>(sql`
      select distinct c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and l.database = (select oid from pg_database where datname = current_database())
        and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'm')
      order by 1`)
    return { result, tables: rows.map(({ name }) => name) }
  })

interface Connection {
  query(...given: unknown[]): Promise<unknown>
}

/** Has a connection asked for one thing after the other: calls ask for several at once, as if each had its own. */
async function inTurn<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  const connection = sessionOf(tx).client as Connection
  const { query } = connection
  let last: Promise<unknown> = Promise.resolve()
  connection.query = (...given) => {
    const next = last.then(() => query.apply(connection, given))
    last = next.catch(() => undefined)
    return next
  }
  try {
    return await work()
  } finally {
    connection.query = query
  }
}
