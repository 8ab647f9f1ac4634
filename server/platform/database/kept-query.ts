import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

export interface Prepared<Result> {
  execute(given: Record<string, unknown>): Promise<Result>
}

export interface Preparable<Result> {
  prepare(name: string): Prepared<Result>
}

/** What drizzle sends its statements through: the pool, or the connection of a transaction. */
interface Session {
  client: object
}

/** What drizzle sends the statements of a database or of a transaction through. */
export const sessionOf = (db: Db): Session => {
  const { session } = db as unknown as { session?: Session }
  if (typeof session?.client !== 'object') throw new Error('drizzle no longer shows its connection')
  return session
}

/** The same statement, sent through something else than it was built for. */
export function sentThrough<Result>(prepared: Prepared<Result>, client: object): Prepared<Result> {
  const here: Prepared<Result> & { client?: object } = Object.create(prepared)
  here.client = client
  return here
}

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
    const kept = built.get(session.constructor) ?? build(db).prepare(name)
    built.set(session.constructor, kept)
    return sentThrough(kept, session.client).execute(given)
  }
}

/** A column whose value is in a list that the statement makes itself, as `array(select …)` does. */
export const isIn = (column: Column, list: SQL): SQL => sql`${column} = any(${list})`

/** A column whose value is among those of a placeholder: one text of a statement, however many there are. */
export const isAmong = (column: Column, placeholder: string): SQL =>
  sql`${column} = any(${sql.placeholder(placeholder)})`
