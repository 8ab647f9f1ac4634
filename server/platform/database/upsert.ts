import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** PostgreSQL takes at most 65,535 parameters a statement; this keeps well below with any of our tables. */
const batchSize = 1_000

/**
 * Inserts rows, and where one with the same `target` is there already, brings it up to date: the columns that the rows
 * name, and no others. Columns named in `keep` are set when a row is new and never changed afterwards.
 */
export async function upsertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  options: { rows: Table['$inferInsert'][]; target: PgColumn[]; keep?: PgColumn[] },
): Promise<void> {
  const fixed = new Set<PgColumn>([...options.target, ...(options.keep ?? [])])
  const given = new Set(options.rows.flatMap((row) => Object.keys(row)))
  const set: Record<string, SQL> = {}
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (given.has(name) && !fixed.has(column)) set[name] = sql.raw(`excluded."${snakeCase(column.name)}"`)
  }
  for (const rows of inBatches(options.rows, batchSize)) {
    const insert = db.insert(table).values(rows as Table['$inferInsert'][])
    if (Object.keys(set).length === 0) await insert.onConflictDoNothing({ target: options.target })
    else await insert.onConflictDoUpdate({ target: options.target, set: set as never })
  }
}

export function* inBatches<Row>(rows: Row[], size: number): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

/** The same rule by which the tables name their columns. */
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
