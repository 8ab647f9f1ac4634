import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeSettings } from '@gema/server/modules/settings/settings.ts'
import type { Database } from '@gema/server/platform/database/database.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { stockUp } from '@gema/server/testing/stock-up.ts'
import { unhurried } from '@gema/server/testing/unhurried.ts'
import { connected } from '../postgres/test-database.ts'
import { runCommand } from '../testing/run-command.ts'
import type { OwnPostgres } from './own-postgres.ts'
import { type PublicAddresses, publicAddresses } from './public-addresses.ts'
import { atTheEnd } from './tidy.ts'

/** A demo shop that scenarios get a copy of. */
export interface SeededShop {
  /** The name of its database. */
  name: string
  folder: string
  /** What can be bought, with enough of each for everybody. */
  variants: string[]
  /** What everybody may look at. */
  shown: PublicAddresses
}

const root = join(import.meta.dirname, '../..')
const name = 'seeded'

export async function seedShop(postgres: OwnPostgres): Promise<SeededShop> {
  const folder = await mkdtemp(join(tmpdir(), 'gema-faults-'))
  atTheEnd(() => rm(folder, { recursive: true, force: true }))
  await connected(postgres.url, (client) => client.query(`create database ${name} template template0`))
  const url = new URL(`/${name}`, postgres.url).href
  const isSeeded = await runCommand(process.execPath, ['demo/seed-command.ts'], {
    cwd: root,
    env: { DATABASE_URL: url, DATA_DIR: join(folder, 'seed'), DEMO: '1' },
  })
  if (!isSeeded) throw new Error('the demo shop could not be loaded')
  return withDatabase(url, async (database) => {
    await changeSettings(database.db, { rateLimits: unhurried })
    return { name, folder, variants: await stockUp(database, 12), shown: await publicAddresses(database) }
  })
}

/** Does something with the database of a shop from outside. */
export async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openServerDatabase({ url, connections: 2, log: createLog('silent') })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
