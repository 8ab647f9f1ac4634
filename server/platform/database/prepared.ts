import type { Db } from './database.ts'

/** A statement that drizzle has built. */
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
