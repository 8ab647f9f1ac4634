import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { growDemoShop } from '@gema/demo/grow-demo-shop.ts'
import { seedDemoShop } from '@gema/demo/seed-demo-shop.ts'
import { createApp } from '@gema/server/app.ts'
import { createSocialProviders } from '@gema/server/modules/identity/identity.ts'
import { ListingIndex } from '@gema/server/modules/listing/listing.ts'
import { changeSettings } from '@gema/server/modules/settings/settings.ts'
import { systemClock } from '@gema/server/platform/clock.ts'
import { migrate, oneAtATime } from '@gema/server/platform/database/migrate.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { localFiles } from '@gema/server/platform/files/local-files.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { createSealer } from '@gema/server/platform/sealer.ts'
import type { Shop } from '@gema/server/shop.ts'
import { createDatabase, dropDatabase, startPostgres } from '../postgres/with-postgres.ts'

/** A shop with many products on a real PostgreSQL, gone after the work. */
export async function withLargeShop(
  products: number,
  work: (opened: { shop: Shop; ask: (path: string) => Promise<Response> }) => Promise<void>,
): Promise<void> {
  const say = (line: string) => console.log(line)
  const postgres = await startPostgres({
    databaseUrl: process.env.DATABASE_URL,
    folder: path.join(import.meta.dirname, '../../var/tools'),
    say,
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'gema-bench-'))
  const url = await createDatabase(postgres.url)
  const log = createLog('error')
  const database = await openServerDatabase({ url, connections: 10, log })
  try {
    say(`${postgres.origin}; making ${products} products …`)
    const files = localFiles(folder)
    await oneAtATime(database, migrate)
    await seedDemoShop(database.db, { files, clock: systemClock, say: () => {} })
    await growDemoShop(database.db, products)
    const often = { requests: 1_000_000, seconds: 60 }
    await changeSettings(database.db, {
      rateLimits: {
        page: often,
        reading: often,
        changing: often,
        form: often,
        'sign-in': often,
        checkout: often,
        code: often,
        save: often,
        work: often,
      },
    })
    const shop: Shop = {
      config: { siteUrl: 'https://shop.example', demo: true },
      db: database.db,
      clock: systemClock,
      files,
      jobs: { send: async () => {} },
      listing: new ListingIndex(database.db),
      social: createSocialProviders({}, log),
      payments: new Map(),
      log,
      sealer: createSealer('for this run alone'),
    }
    const app = createApp({ shop, database, log })
    const bindings = { requestId: 'bench', remoteAddress: '127.0.0.1' }
    await work({
      shop,
      ask: (address) => app.fetch(new Request(`https://shop.example/api/storefront/${address}`), bindings),
    })
  } finally {
    await database.close()
    await dropDatabase(url)
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}
