import { basePath, type CallName, callPaths } from '@gema/contract/call-paths.ts'
import { type CallInput, createClient, requestFor } from '@gema/contract/client.ts'
import { createApp } from '@gema/server/app.ts'
import { checkBooks } from '@gema/server/modules/checkout/checkout.ts'
import { createSocialProviders } from '@gema/server/modules/identity/identity.ts'
import { ListingIndex } from '@gema/server/modules/listing/listing.ts'
import { systemClock } from '@gema/server/platform/clock.ts'
import type { Database } from '@gema/server/platform/database/database.ts'
import { migrate, oneAtATime } from '@gema/server/platform/database/migrate.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { openPublicReads } from '@gema/server/platform/database/public-reads.ts'
import { openJobQueue } from '@gema/server/platform/jobs/job-queue.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { createSealer } from '@gema/server/platform/sealer.ts'
import type { Shop } from '@gema/server/shop.ts'
import type pg from 'pg'
import type { TestPostgres } from '../postgres/with-postgres.ts'
import type { Buyer, Guest } from './buyer.ts'
import { benchDatabase } from './prepare-shop.ts'

export interface BusyShop {
  shop: Shop
  database: Database
  /** What drizzle hands its statements to. */
  pool: pg.Pool
  /** How a guest asks: each from a network of their own. */
  askAs(token: string, address: string): ReturnType<typeof createClient>
  /** What a guest sends: made before anything is measured, since that is no work of the shop. */
  requestOf<Name extends CallName>(guest: Guest, name: Name, input: CallInput<Name>): Request
  /** The answer to it. */
  answer(guest: Guest, request: Request): Promise<Response>
  /** A checkout that is only to be sent: to make its request is no work of the shop. */
  checkOutOf(buyer: Buyer): () => Promise<void>
  /** Whether that many orders are there and everything adds up: else the figures would be of something else. */
  expectOrders(count: number): Promise<void>
}

/** A shop on a real PostgreSQL, with its queue of jobs, closed after the work. */
export async function withBusyShop(
  { postgres, connections }: { postgres: TestPostgres; connections: number },
  work: (busy: BusyShop) => Promise<void>,
): Promise<void> {
  const log = createLog('error')
  const database = await openServerDatabase({ url: await benchDatabase(postgres), connections, log })
  try {
    await oneAtATime(database, migrate)
    const jobs = await openJobQueue(database, log)
    try {
      // The queue must be there; what is in it is done by other processes.
      await jobs.work([{ kind: { name: 'send-mail', retries: 0, secondsBetween: 60 }, work: async () => {} }])
      await work(busyShopOf(database, { jobs, log }))
    } finally {
      await jobs.stop()
    }
  } finally {
    await database.close()
  }
}

function busyShopOf(
  database: Database,
  { jobs, log }: { jobs: Shop['jobs']; log: ReturnType<typeof createLog> },
): BusyShop {
  const publicReads = openPublicReads({
    urls: [],
    connections: 0,
    primary: database,
    clock: systemClock,
    log,
  })
  // As in a shop that hears of changes: nobody changes anything of it here.
  publicReads.hearsChanges()
  const shop: Shop = {
    config: { siteUrl: 'https://shop.example', demo: true },
    db: database.db,
    primary: database.db,
    publicReads,
    clock: systemClock,
    files: { read: async () => undefined, write: async () => {}, remove: async () => {} },
    jobs,
    listing: new ListingIndex(database.db),
    social: createSocialProviders({}, log),
    payments: new Map(),
    log,
    sealer: createSealer('for this run alone'),
  }
  const app = createApp({ shop, database, log })
  const askAs = (token: string, address: string) =>
    createClient({
      fetch: (input, init) =>
        app.fetch(new Request(input, init), { requestId: 'bench', remoteAddress: address }),
      language: 'en',
      token: () => token,
    })
  const places = { basePath, callPaths }
  const requestOf: BusyShop['requestOf'] = ({ token }, name, input) =>
    requestFor(places, { name, input }, { language: 'en', token: () => token })
  const answer: BusyShop['answer'] = async ({ address }, request) =>
    app.fetch(request, { requestId: 'bench', remoteAddress: address })
  return {
    shop,
    database,
    requestOf,
    answer,
    pool: (database.db as unknown as { $client: pg.Pool }).$client,
    askAs,
    checkOutOf(buyer) {
      const request = requestOf(buyer, 'checkoutStore', buyer.wish)
      return async () => {
        const response = await answer(buyer, request)
        if (!response.ok) throw new Error(`a checkout was refused: ${await response.text()}`)
      }
    },
    async expectOrders(count) {
      const { rows } = await database.session((run) => run('select count(*)::int as orders from orders', []))
      const faults = await checkBooks(database.db)
      if (rows[0]?.orders !== count)
        throw new Error(`${rows[0]?.orders} orders are there instead of ${count}`)
      if (faults.length > 0) throw new Error(`the books do not agree: ${faults.slice(0, 3).join('; ')}`)
    },
  }
}
