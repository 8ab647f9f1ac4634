import type { Database } from '../../platform/database/database.ts'

const busy = new WeakMap<Database, Set<string>>()

/**
 * Lets one maker work on a thing at a time, in this process and in all others on the same database; whoever comes second
 * does nothing. The lock ends with its connection, so a process that dies leaves none behind. An embedded database has
 * one connection for everybody, which is why this process keeps count as well.
 */
export async function oneMaker<Result>(
  database: Database,
  thing: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const here = busy.get(database) ?? new Set()
  busy.set(database, here)
  if (here.has(thing)) return undefined
  here.add(thing)
  try {
    return await database.session(async (run) => {
      const { rows } = await run('select pg_try_advisory_lock(hashtextextended($1, 0)) as mine', [thing])
      if (rows[0]?.mine !== true) return undefined
      try {
        return await work()
      } finally {
        await run('select pg_advisory_unlock(hashtextextended($1, 0))', [thing])
      }
    })
  } finally {
    here.delete(thing)
  }
}
