import path from 'node:path'
import { createApp } from '@gema/server/app.ts'
import { createSocialProviders } from '@gema/server/modules/identity/identity.ts'
import { ListingIndex } from '@gema/server/modules/listing/listing.ts'
import { systemClock } from '@gema/server/platform/clock.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { localFiles } from '@gema/server/platform/files/local-files.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { createSealer } from '@gema/server/platform/sealer.ts'
import type { Shop } from '@gema/server/shop.ts'
import type { PreparedShop } from './prepare-shop.ts'

/** A prepared shop in this process, closed after the work. */
export async function withLargeShop(
  { databaseUrl, dataDir }: PreparedShop,
  work: (opened: { shop: Shop; ask: (path: string) => Promise<Response> }) => Promise<void>,
): Promise<void> {
  const log = createLog('error')
  const database = await openServerDatabase({ url: databaseUrl, connections: 10, log })
  try {
    const shop: Shop = {
      config: { siteUrl: 'https://shop.example', demo: true },
      db: database.db,
      primary: database.db,
      publicReads: { db: () => database.db },
      clock: systemClock,
      files: localFiles(path.join(dataDir, 'files')),
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
  }
}
