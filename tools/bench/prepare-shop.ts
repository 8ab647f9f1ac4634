import path from 'node:path'
import { growDemoShop } from '@gema/demo/grow-demo-shop.ts'
import { seedDemoShop } from '@gema/demo/seed-demo-shop.ts'
import { changeSettings } from '@gema/server/modules/settings/settings.ts'
import { systemClock } from '@gema/server/platform/clock.ts'
import { migrate, oneAtATime } from '@gema/server/platform/database/migrate.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { localFiles } from '@gema/server/platform/files/local-files.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { unhurried } from '@gema/server/testing/unhurried.ts'
import { createDatabase, dropDatabase, startPostgres, type TestPostgres } from '../postgres/with-postgres.ts'
import { endsWithTheRun } from './clean-up.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A demo shop on a real PostgreSQL that a process can be started on. */
export interface PreparedShop {
  databaseUrl: string
  dataDir: string
}

export interface PreparedShops {
  postgres(): Promise<TestPostgres>
  /** With as many products as wanted; the demo's own where nothing is said. Made once in a run. */
  demo(products?: number): Promise<PreparedShop>
}

/** Everything goes with the run: the databases go with their server. */
export function prepareShops(say: (line: string) => void): PreparedShops {
  let server: Promise<TestPostgres> | undefined
  const shops = new Map<number, Promise<PreparedShop>>()
  const postgres = () => {
    server ??= openPostgres(say)
    return server
  }
  return {
    postgres,
    demo(products = 0) {
      const shop = shops.get(products) ?? prepared(postgres, products, say)
      shops.set(products, shop)
      return shop
    },
  }
}

async function openPostgres(say: (line: string) => void): Promise<TestPostgres> {
  const folder = path.join(import.meta.dirname, '../../var/tools')
  const postgres = await startPostgres({ databaseUrl: process.env.DATABASE_URL, folder, say })
  say(postgres.origin)
  return { ...postgres, stop: endsWithTheRun(() => postgres.stop()) }
}

async function prepared(
  postgres: () => Promise<TestPostgres>,
  products: number,
  say: (line: string) => void,
): Promise<PreparedShop> {
  const databaseUrl = await benchDatabase(await postgres())
  const { folder: dataDir } = await temporaryFolder()
  say(products === 0 ? 'making the demo shop …' : `making a shop of ${products} products …`)
  const database = await openServerDatabase({ url: databaseUrl, connections: 10, log: createLog('error') })
  try {
    await oneAtATime(database, migrate)
    const files = localFiles(path.join(dataDir, 'files'))
    await seedDemoShop(database.db, { files, clock: systemClock, say: () => {} })
    if (products > 0) await growDemoShop(database.db, products)
    // Printing the catalogue takes a core for a while, whenever it comes: not while something is measured.
    await changeSettings(database.db, { rateLimits: unhurried, catalogueDownload: false })
    await database.session((run) => run('analyze', []))
  } finally {
    await database.close()
  }
  return { databaseUrl, dataDir }
}

/** A database of this run. On a server that goes on after us it is dropped. */
export async function benchDatabase({ url }: TestPostgres): Promise<string> {
  const made = await createDatabase(url)
  endsWithTheRun(() => dropDatabase(made))
  return made
}
