import { type Column, type SQL, sql } from 'drizzle-orm'
import { frozen } from '../frozen.ts'
import type { Db } from './database.ts'
import { type Preparable, type Prepared, sentThrough, sessionOf } from './prepared.ts'
import { rowReader } from './read-row.ts'

/**
 * A question that is asked all the time, with placeholders for what changes. It is built once, because building one with
 * many columns takes longer than asking it, and the server keeps its plan. It runs on the database or within a
 * transaction like any other.
 */
export function keptQuery<Given extends Record<string, unknown>, Result>(
  name: string,
  build: (db: Db) => Preparable<Result>,
): (db: Db, given: Given) => Promise<Result> {
  // One for each driver: they read what comes back in different ways.
  const built = new Map<unknown, Prepared<Result>>()
  return (db, given) => {
    const session = sessionOf(db)
    const kept = built.get(session.constructor) ?? readQuickly(build(db).prepare(name))
    built.set(session.constructor, kept)
    return sentThrough(kept, session.client).execute(given)
  }
}

/** What drizzle asks, where it is there, what the rows of a statement are. */
interface Mapped {
  fields?: unknown
  customResultMapper?: (rows: readonly unknown[][]) => unknown[]
}

/**
 * Reads the rows of a statement quicker than drizzle, which finds out anew with every value how it is read; and those that
 * are remembered (`RememberedReads`) once, for all who ask.
 */
function readQuickly<Result>(prepared: Prepared<Result>): Prepared<Result> {
  const mapped: Prepared<Result> & Mapped = prepared
  if (mapped.fields === undefined) return prepared
  const readRow = rowReader(prepared)
  const known = new WeakMap<readonly unknown[][], unknown[]>()
  mapped.customResultMapper = (rows) => {
    if (!Object.isFrozen(rows)) return rows.map(readRow)
    const read = known.get(rows) ?? frozen(rows.map(readRow))
    known.set(rows, read)
    return read
  }
  return prepared
}

/** A column whose value is in a list that the statement makes itself, as `array(select …)` does. */
export const isIn = (column: Column, list: SQL): SQL => sql`${column} = any(${list})`

/** A column whose value is among those of a placeholder: one text of a statement, however many there are. */
export const isAmong = (column: Column, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)})`
