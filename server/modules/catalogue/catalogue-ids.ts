import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'

type WithId = PgTable & { id: PgColumn }

/** The row ids of a whole table by another column. A name that is not there is a mistake of the caller. */
async function idsBy(db: Db, table: WithId, column: PgColumn): Promise<(name: string) => number> {
  const rows = await db.select({ id: table.id, name: column }).from(table as PgTable)
  const ids = new Map(rows.map((row) => [String(row.name), Number(row.id)]))
  return (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`there is no row with ${column.name} ${name}`)
    return id
  }
}

export const idsByUuid = (db: Db, table: WithId & { uuid: PgColumn }) => idsBy(db, table, table.uuid)
export const idsByKey = (db: Db, table: WithId & { key: PgColumn }) => idsBy(db, table, table.key)
