import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { type Database, DatabaseUnavailable } from './database.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { readsLogger } from './watch-reads.ts'

/** Opens the embedded PostgreSQL in a data folder, which no second process may open at the same time. */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const lock = await takeFolder(dataDir)
  try {
    const pglite = await createPglite({ dataDir: path.join(dataDir, 'database') })
    const close = async () => {
      await pglite.close()
      await lock.release()
    }
    return embeddedDatabase(pglite, { title: `embedded PostgreSQL in ${dataDir}`, close })
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** PGlite with the extensions that the migrations ask for. */
export const createPglite = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } })

/** PGlite does not lock its folder: two processes in it would ruin each other's data. */
async function takeFolder(dataDir: string): Promise<FolderLock> {
  try {
    await mkdir(dataDir, { recursive: true })
    return await lockFolder(dataDir)
  } catch (error) {
    if (error instanceof DatabaseUnavailable || !(error instanceof Error)) throw error
    throw new DatabaseUnavailable(
      `The data folder ${dataDir} cannot be written to (${error.message}). ` +
        'Allow it, or choose another folder with DATA_DIR.',
    )
  }
}

/** Wraps a PGlite instance, wherever it keeps its data. */
export function embeddedDatabase(
  pglite: PGlite,
  options: { title: string; close: () => Promise<void> },
): Database {
  return {
    kind: 'embedded',
    title: options.title,
    db: drizzle(pglite, { casing: 'snake_case', logger: readsLogger }),
    pool: undefined,
    direct: undefined,
    session: (work) =>
      work(async (text, values) => {
        if (values !== undefined) return pglite.query(text, values)
        const results = await pglite.exec(text)
        return { rows: results.at(-1)?.rows ?? [] }
      }),
    // The database lives in this process: there is no connection to lose.
    listen: async (channel, { heard }) => {
      const stop = await pglite.listen(channel, heard)
      return { close: () => stop() }
    },
    jobs: fromPglite(pglite),
    close: options.close,
  }
}
