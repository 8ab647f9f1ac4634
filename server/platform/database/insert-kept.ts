import { type GetColumnData, is, SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
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

/** A column that is told, and whether it is told to be empty: that stands in the statement itself. */
type ToldColumn = [column: string, isNull: boolean]

/**
 * Inserts rows, and answers what the database has made up for them. The statement is built once for each set of columns
 * and number of rows: to build one with thirty columns takes longer than to send it.
 */
export async function insertKept<Table extends PgTable, Columns extends Record<string, PgColumn>>(
  tx: Db,
  table: Table,
  { rows, returning }: { rows: Table['$inferInsert'][]; returning: Columns },
): Promise<Returned<Columns>[]> {
  const told = rows.map((row) => Object.entries(row).filter(([, value]) => value !== undefined))
  const columns = told.map((row) => row.map(([column, value]): ToldColumn => [column, value === null]))
  const { name } = getTableConfig(table)
  const shape = JSON.stringify([name, columns, Object.keys(returning)])
  const isPlain = !told.some((row) => row.some(([, value]) => is(value, SQL)))
  const mayBeKept = rows.length <= mostRows && isPlain && (shapes.has(shape) || shapes.size < mostShapes)
  if (!mayBeKept) return (await tx.insert(table).values(rows).returning(returning)) as Returned<Columns>[]
  const insert =
    shapes.get(shape) ?? insertOf(table, { name: `insert-${name}-${shapes.size}`, columns, returning })
  shapes.set(shape, insert)
  const given = told.flatMap((row, nth) => row.map(([column, value]) => [nameOf(nth, column), value]))
  return (await insert(tx, Object.fromEntries(given))) as Returned<Columns>[]
}

const nameOf = (nth: number, column: string): string => `${nth} ${column}`

interface Shape {
  name: string
  columns: ToldColumn[][]
  returning: Record<string, PgColumn>
}

function insertOf(table: PgTable, { name, columns, returning }: Shape): Insert {
  const rows = columns.map((row, nth) =>
    Object.fromEntries(
      row.map(([column, isNull]) => [column, isNull ? null : sql.placeholder(nameOf(nth, column))]),
    ),
  )
  return keptQuery(name, (tx) => tx.insert(table).values(rows).returning(returning))
}
