import { type Ask, createClient } from '@gema/contract/client.ts'
import { type App, createApp } from '../app.ts'
import { checkoutAroundOf } from '../calls/callers/checkout-around-of.ts'
import { accessMailWorker } from '../jobs/access-mail.ts'
import { orderAgainWorker } from '../jobs/order-again.ts'
import type { AccessMail } from '../modules/accounts/accounts.ts'
import { createSocialProviders } from '../modules/identity/identity.ts'
import { ListingIndex } from '../modules/listing/listing.ts'
import { deliverMail, latestMails, type Mail } from '../modules/notifications/notifications.ts'
import type { Database } from '../platform/database/database.ts'
import type { Files } from '../platform/files/files.ts'
import type { JobKind, Jobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createSealer } from '../platform/sealer.ts'
import type { Shop } from '../shop.ts'
import { openTestDatabase, type TestDatabaseOptions } from './open-test-database.ts'
import { isRolledBack } from './rolled-back-database.ts'
import { type StandingClock, standingClock } from './standing-clock.ts'

export interface TestShop {
  app: App
  shop: Shop
  database: Database
  clock: StandingClock
  /** Calls as a visitor: over `fetch`, as the browser does. */
  askAs(visitor?: { language?: string; token?: string; address?: string }): Ask
  /** A raw request, for what a well-behaved client never sends. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** What the shop has logged, one object a line. */
  logged: () => Record<string, unknown>[]
  /** Does what the jobs in the queue would do, and answers all mails, the newest first. */
  mails(): Promise<Mail[]>
  /** Takes the jobs of a kind out of the queue: whoever takes them does them. */
  takeJobs(name: string): object[]
  close(): Promise<void>
}

/** Product lists track changes by transaction id, so they miss changes made within their own transaction. */
class NoListing extends ListingIndex {
  override current(): never {
    throw new Error('Lists need a database of their own: startTestShop({ ownDatabase: true })')
  }
  override currentCounts(): never {
    return this.current()
  }
}

/** A whole shop in memory: real database, real calls, no port and no network. */
export async function startTestShop(options?: TestDatabaseOptions): Promise<TestShop> {
  const database = await openTestDatabase(options)
  const clock = standingClock()
  const jobs = jobsInMemory()
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const shop: Shop = {
    config: { siteUrl: 'https://shop.example', demo: false },
    db: database.db,
    primary: database.db,
    publicReads: { db: () => database.db },
    clock,
    files: filesInMemory(),
    jobs,
    listing: isRolledBack(database) ? new NoListing(database.db) : new ListingIndex(database.db),
    // A test that needs a provider puts one in its place.
    social: createSocialProviders({}, log),
    sealer: createSealer('a key for tests alone, nowhere else'),
    // A test that pays online puts providers in its place.
    payments: new Map(),
    log,
  }
  const app = createApp({ shop, database, log })
  const bindings = (address = '203.0.113.7') => ({ requestId: 'test-request', remoteAddress: address })
  return {
    app,
    shop,
    database,
    clock,
    askAs: ({ language = 'en', token, address } = {}) =>
      createClient({
        fetch: (input, init) => app.fetch(new Request(input, init), bindings(address)),
        language,
        token: () => token,
      }),
    fetch: (path, init) => app.fetch(new Request(`https://shop.example${path}`, init), bindings()),
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    async mails() {
      const accessMail = accessMailWorker(shop.db, { clock, jobs })
      for (const data of jobs.take('access-mail')) await accessMail.work(data as AccessMail)
      const orderAgain = orderAgainWorker(shop.db, checkoutAroundOf(shop))
      for (const data of jobs.take('order-again'))
        await orderAgain.work(data as { number: string; email: string })
      for (const data of jobs.take('send-mail')) {
        const { uuid } = data as { uuid: string }
        await deliverMail(shop.db, { clock, mail: keptOnly }, uuid)
      }
      return latestMails(shop.db, 100)
    },
    takeJobs: (name) => jobs.take(name),
    close: () => database.close(),
  }
}

const keptOnly = { title: 'kept', keeps: true, send: async () => {}, close: () => {} }

function jobsInMemory(): Jobs & { take(name: string): object[] } {
  let waiting: { name: string; data: object }[] = []
  return {
    async send<Data extends object>(_db: unknown, kind: JobKind<Data>, data: Data) {
      waiting.push({ name: kind.name, data })
    },
    take(name) {
      const taken = waiting.filter((job) => job.name === name)
      waiting = waiting.filter((job) => job.name !== name)
      return taken.map(({ data }) => data)
    },
  }
}

function filesInMemory(): Files {
  const kept = new Map<string, Uint8Array>()
  return {
    read: async (key) => kept.get(key),
    write: async (key, bytes) => void kept.set(key, bytes),
    remove: async (key) => void kept.delete(key),
  }
}
