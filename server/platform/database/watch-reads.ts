import { AsyncLocalStorage } from 'node:async_hooks'

const watching = new AsyncLocalStorage<Set<string>>()

/** The tables that a statement names; statements are few and come again and again. */
const tablesOf = new Map<string, readonly string[]>()
const mostStatements = 2_000

export function tablesIn(statement: string): readonly string[] {
  const known = tablesOf.get(statement)
  if (known !== undefined) return known
  // A name before a bracket is a function's.
  const named = [...statement.matchAll(/\b(?:from|join)\s+(?:lateral\s+)?"?([a-z_]+)\b(?!\()/gi)]
  const tables = [...new Set(named.flatMap(([, table]) => table ?? []))]
  if (tablesOf.size >= mostStatements) tablesOf.clear()
  tablesOf.set(statement, tables)
  return tables
}

/** Hears every statement of a database, as drizzle tells it. */
export const readsLogger = {
  logQuery(statement: string): void {
    const tables = watching.getStore()
    if (tables !== undefined) for (const table of tablesIn(statement)) tables.add(table)
  },
}

/** Does some work and tells which tables it has read, by itself or through whatever it calls. */
export async function watchReads<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tables: ReadonlySet<string> }> {
  const tables = new Set<string>()
  return { result: await watching.run(tables, work), tables }
}
