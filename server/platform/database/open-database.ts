import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'

/** Opens the database that the settings name: a PostgreSQL server, or the embedded one in the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePool' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  // Each driver is loaded only where it is used: PGlite alone costs half a second.
  if (config.databaseUrl === undefined) {
    const { openEmbeddedDatabase } = await import('./open-embedded-database.ts')
    return openEmbeddedDatabase(config.dataDir)
  }
  const { openServerDatabase } = await import('./open-server-database.ts')
  return openServerDatabase({
    url: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    connections: config.databasePool,
    log,
  })
}
