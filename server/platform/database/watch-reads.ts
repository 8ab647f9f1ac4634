import { AsyncLocalStorage } from 'node:async_hooks'
import { rememberAnswers } from '../remember-answers.ts'

const watching = new AsyncLocalStorage<Set<string>>()

const mostStatements = 2_000

/** The tables that a statement names. */
export const tablesIn = rememberAnswers(mostStatements, (statement): readonly string[] => {
  // A name before a bracket is a function's.
  const named = [...statement.matchAll(/\b(?:from|join)\s+(?:lateral\s+)?"?([a-z_]+)\b(?!\()/gi)]
  return [...new Set(named.flatMap(([, table]) => table ?? []))]
})

/** Hears every statement of a database, as drizzle tells it. */
export const readsLogger = {
  logQuery: (statement: string): void => noteReads(tablesIn(statement)),
}

/** Tells whoever watches that these tables have been read, also where somebody else has read them for this work. */
export function noteReads(read: Iterable<string>): void {
  const tables = watching.getStore()
  if (tables !== undefined) for (const table of read) tables.add(table)
}

/** Does some work and tells which tables it has read, by itself or through whatever it calls. */
export async function watchReads<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tables: ReadonlySet<string> }> {
  const tables = new Set<string>()
  return { result: await watching.run(tables, work), tables }
}
