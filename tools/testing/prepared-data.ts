import { existsSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { silentProgress } from '@gema/host/progress.ts'
import { runShop } from '@gema/host/run-shop.ts'
import { readConfig } from '@gema/server/platform/config.ts'
import { migrate, oneAtATime } from '@gema/server/platform/database/migrate.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { filesBelow, fingerprint, root } from '../build/source-files.ts'
import { findInstalled } from '../postgres/find-installed.ts'
import { findServerUser } from '../postgres/server-user.ts'
import { copyDatabase, createDatabase, dropDatabase } from '../postgres/test-database.ts'
import { type PostgresOptions, startPostgres, type TestPostgres } from '../postgres/with-postgres.ts'

const home = path.join(root, 'var', 'prepared')

/** What the tests copy: a database with all tables and no rows, and a demo shop with its data folder. */
interface Prepared {
  empty: string
  demo: string
  demoFiles: string
}

export interface PreparedPostgres extends TestPostgres {
  prepared: Prepared
  /** A demo shop of its own: a database and a data folder, which is to be removed by the caller. */
  copyDemo(dataDir: string): Promise<string>
}

/** Names that are the same in every copy of the prepared cluster. */
const names = { empty: 'gema_test_0e', demo: 'gema_test_0d' }

/**
 * Starts a PostgreSQL for the tests with the prepared databases on it. A temporary server starts from a copy of a cluster
 * that is prepared once for a hash of everything that fills it; a given server is filled each time.
 */
export async function startPreparedPostgres(options: PostgresOptions): Promise<PreparedPostgres> {
  if (options.databaseUrl) return prepareGiven(options)
  const folder = path.join(home, await keyOf(options))
  const cluster = path.join(folder, 'cluster')
  const demoFiles = path.join(folder, 'demo-files')
  const whole = path.join(folder, 'whole')
  if (!existsSync(whole)) {
    // The others were prepared from other sources, or on another day.
    await rm(home, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const server = await startPostgres(options)
    try {
      const empty = await createDatabase(server.url, names.empty)
      const demo = await createDatabase(server.url, names.demo)
      await fill([empty, demo], demoFiles)
    } finally {
      await server.stop(cluster)
    }
    await writeFile(whole, '')
  }
  const server = await startPostgres({ ...options, dataFrom: cluster, inMemory: true })
  return withCopies(server, { ...names, demoFiles })
}

async function prepareGiven(options: PostgresOptions): Promise<PreparedPostgres> {
  const server = await startPostgres(options)
  const made = [await createDatabase(server.url), await createDatabase(server.url)] as const
  const demoFiles = path.join(home, `given-${process.pid}`)
  const stop = async () => {
    for (const url of made) await dropDatabase(url)
    await rm(demoFiles, { recursive: true, force: true })
    await server.stop()
  }
  await fill(made, demoFiles).catch(async (error) => {
    await stop()
    throw error
  })
  const [empty, demo] = made.map((url) => new URL(url).pathname.slice(1)) as [string, string]
  return { ...withCopies(server, { empty, demo, demoFiles }), stop }
}

const withCopies = (server: TestPostgres, prepared: Prepared): PreparedPostgres => ({
  ...server,
  prepared,
  async copyDemo(dataDir) {
    await cp(prepared.demoFiles, dataDir, { recursive: true })
    return copyDatabase(server.url, prepared.demo)
  },
})

/** Gives one database its tables and makes the other one a demo shop. */
async function fill([empty, demo]: readonly [string, string], demoFiles: string): Promise<void> {
  const log = createLog('silent')
  const database = await openServerDatabase({ url: empty, connections: 2, log })
  await oneAtATime(database, migrate)
  await database.close()
  const config = readConfig({ DATABASE_URL: demo, DATA_DIR: demoFiles, DEMO: '1' })
  const shop = await runShop({ config, log, say: silentProgress })
  await shop.close()
}

/** The sources of tables and of the demo, the server's version, and the day: the demo's sales and vouchers count from it. */
async function keyOf(options: PostgresOptions): Promise<string> {
  const lists = await Promise.all(
    ['contract', 'demo', 'host', 'server'].map((part) => filesBelow(path.join(root, part))),
  )
  const sources = lists.flat().filter((file) => !file.endsWith('.test.ts'))
  const installed = options.only === 'embedded' ? undefined : await findInstalled(await findServerUser())
  const day = new Date().toISOString().slice(0, 10)
  return `${day}-${installed?.version ?? 'embedded'}-${(await fingerprint(sources)).slice(0, 16)}`
}
