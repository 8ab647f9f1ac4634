import { type GetColumnData, getTableName, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { keptQuery } from './kept-query.ts'

type Returned<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends PgColumn ? GetColumnData<Columns[Name]> : never
}
type Insert = (tx: Db, given: Record<string, unknown>) => Promise<Record<string, unknown>[]>

/** Orders have a few lines; whoever inserts more waits for other things than for the statement. */
const mostRows = 8
const mostShapes = 500
const shapes = new Map<string, Insert>()

/**
 * Inserts rows, and answers what the database has made up for them. The statement is built once for each set of columns
 * and number of rows: to build one with thirty columns takes longer than to send it.
 */
export async function insertKept<Table extends PgTable, Columns extends Record<string, PgColumn>>(
  tx: Db,
  table: Table,
  { rows, returning }: { rows: Table['$inferInsert'][]; returning: Columns },
): Promise<Returned<Columns>[]> {
  const name = getTableName(table)
  let shape = `${name} ${Object.keys(returning)}`
  let isPlain = true
  const given: Record<string, unknown> = {}
  for (const [nth, row] of rows.entries()) {
    shape += ';'
    for (const [column, value] of Object.entries(row)) {
      if (value === undefined) continue
      shape += value === null ? ` ${column}=null` : ` ${column}`
      isPlain &&= !is(value, SQL)
      given[nameOf(nth, column)] = value
    }
  }
  const mayBeKept = rows.length <= mostRows && isPlain && (shapes.has(shape) || shapes.size < mostShapes)
  if (!mayBeKept) return (await tx.insert(table).values(rows).returning(returning)) as Returned<Columns>[]
  const insert =
    shapes.get(shape) ?? insertOf(table, { name: `insert-${name}-${shapes.size}`, rows, returning })
  shapes.set(shape, insert)
  return (await insert(tx, given)) as Returned<Columns>[]
}

const nameOf = (nth: number, column: string): string => `${nth} ${column}`

interface Shape {
  name: string
  /** Any rows of this shape: what is null stands in the statement itself, all else is given. */
  rows: Record<string, unknown>[]
  returning: Record<string, PgColumn>
}

function insertOf(table: PgTable, { name, rows, returning }: Shape): Insert {
  const told = rows.map((row, nth) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, value]) => {
        if (value === undefined) return []
        return [[column, value === null ? null : sql.placeholder(nameOf(nth, column))]]
      }),
    ),
  )
  return keptQuery(name, (tx) => tx.insert(table).values(told).returning(returning))
}
