import { createDemoIdentity } from '@gema/demo/identity/demo-identity.ts'
import { refuseOtherShop } from '@gema/demo/shop-for-demo.ts'
import { type App, createApp } from '@gema/server/app.ts'
import { accessMailWorker } from '@gema/server/jobs/access-mail.ts'
import { orderAgainWorker } from '@gema/server/jobs/order-again.ts'
import {
  expireOrdersWorker,
  finishOrdersWorker,
  reconcilePaymentsWorker,
  refundPaymentWorker,
} from '@gema/server/jobs/order-jobs.ts'
import { printedCatalogueWorker } from '@gema/server/jobs/printed-catalogue.ts'
import { sendMailWorker } from '@gema/server/jobs/send-mail.ts'
import { tidyUpWorker } from '@gema/server/jobs/tidy-up.ts'
import { countProducts } from '@gema/server/modules/catalogue/catalogue.ts'
import { ListingIndex } from '@gema/server/modules/listing/listing.ts'
import { loadRegionsOnce } from '@gema/server/modules/regions/regions.ts'
import { fillSearchOnce } from '@gema/server/modules/search/search.ts'
import { readSettings } from '@gema/server/modules/settings/settings.ts'
import { installMatchRules } from '@gema/server/modules/simulation/simulation.ts'
import { systemClock } from '@gema/server/platform/clock.ts'
import type { Config } from '@gema/server/platform/config.ts'
import type { Database } from '@gema/server/platform/database/database.ts'
import { migrate, oneAtATime } from '@gema/server/platform/database/migrate.ts'
import { openDatabase } from '@gema/server/platform/database/open-database.ts'
import { openPublicReads, type PublicReads } from '@gema/server/platform/database/public-reads.ts'
import { openFiles } from '@gema/server/platform/files/open-files.ts'
import { openJobQueue } from '@gema/server/platform/jobs/job-queue.ts'
import type { Log } from '@gema/server/platform/log.ts'
import { openMailTransport } from '@gema/server/platform/mail/mail-transport.ts'
import { createSealer } from '@gema/server/platform/sealer.ts'
import type { Shop } from '@gema/server/shop.ts'
import { createDemoPages } from './demo-pages.ts'
import type { Responder } from './handle-request.ts'
import { openPaymentSandbox } from './payment-sandbox-setup.ts'
import { openPaymentProviders } from './payment-setup.ts'
import { flashSaleWorker, prepareDemo } from './prepare-demo.ts'
import type { Say } from './progress.ts'
import { secretKeyOf } from './secret-key.ts'
import { openSocialProviders } from './social-setup.ts'

export interface RunningShop {
  app: App
  shop: Shop
  database: Database
  publicReads: PublicReads
  mailTitle: string
  /** Pages of the demo and of the payment sandbox, where there are any. */
  demoPages: Responder | undefined
  /** Tells the shop its own port, which is known once somebody listens on it. */
  listensOn(port: number): void
  /** The demo was loaded at this start. */
  isNewDemo: boolean
  /** There is nothing to sell yet. */
  isEmpty: boolean
  /** At least one payment method is set up. */
  canBePaid: boolean
  /** Finishes the jobs under way and closes the database. */
  close(): Promise<void>
}

/** Opens everything behind the pages: database up to date, demo shop where there is none, jobs at work. */
export async function runShop({
  config,
  log,
  say,
}: {
  config: Config
  log: Log
  say: Say
}): Promise<RunningShop> {
  const clock = systemClock
  const files = await openFiles(config)
  // What is open so far: a start that fails leaves nothing behind.
  const opened: (() => unknown)[] = []
  const close = async () => {
    for (const each of opened.splice(0).toReversed()) await each()
  }
  try {
    const database = await say.step('Opening the database', () => openDatabase(config, log))
    opened.push(() => database.close())
    const mail = openMailTransport({ smtpUrl: config.smtpUrl, from: config.mailFrom })
    opened.push(() => mail.close())
    const sealer = createSealer(await secretKeyOf(config))
    const sandbox = openPaymentSandbox(config, clock)
    const payments = openPaymentProviders(config, sandbox?.sandbox)
    let isNewDemo = false
    // Processes that start together take turns here: the tables, the shop and the job queue are made once.
    const jobs = await say.step('Preparing the tables and the shop', (progress) =>
      oneAtATime(database, async (run) => {
        await refuseOtherShop(database, config)
        await migrate(run)
        progress('regions of Indonesia')
        await loadRegionsOnce(database.db)
        await installMatchRules(database.db)
        if (config.demo) isNewDemo = await prepareDemo(database.db, { files, clock, say: progress })
        await fillSearchOnce(database.db)
        const queue = await openJobQueue(database, log)
        opened.push(() => queue.stop())
        const closing = new AbortController()
        opened.push(() => closing.abort())
        const printing = { files, clock, log, siteUrl: config.siteUrl, signal: closing.signal }
        const orders = { clock, jobs: queue, sealer, payments, siteUrl: config.siteUrl, log }
        await queue.work([
          sendMailWorker(database.db, { clock, mail }),
          accessMailWorker(database.db, { clock, jobs: queue }),
          tidyUpWorker(database.db, { clock }),
          expireOrdersWorker(database.db, orders),
          reconcilePaymentsWorker(database.db, orders),
          refundPaymentWorker(database.db, orders),
          finishOrdersWorker(database.db, orders),
          orderAgainWorker(database.db, orders),
          printedCatalogueWorker(database, printing),
          ...(config.demo ? [flashSaleWorker(database.db, clock)] : []),
        ])
        return queue
      }),
    )
    const standIns = config.demo ? createDemoIdentity({ siteUrl: config.siteUrl, clock }) : undefined
    const publicReads = openPublicReads({
      urls: config.databaseReplicaUrls,
      connections: config.databasePool,
      primary: database,
      clock,
      log,
    })
    opened.push(() => publicReads.close())
    const shop: Shop = {
      config,
      db: database.db,
      primary: database.db,
      publicReads,
      clock,
      files,
      jobs,
      listing: new ListingIndex(database.db),
      social: openSocialProviders(config, log, standIns),
      sealer,
      payments,
      log,
    }
    // Read now: the first visitor of a large shop should not wait for it.
    await shop.listing.current(clock.now())
    const isEmpty = (await countProducts(database.db)).all === 0
    const { bankAccounts, codMost } = await readSettings(database.db)
    return {
      app: createApp({ shop, database, log }),
      shop,
      database,
      publicReads,
      mailTitle: mail.title,
      demoPages: createDemoPages({ shop, standIns, sandbox: sandbox?.sandbox }),
      listensOn: (port) => sandbox?.listensOn(port),
      isNewDemo,
      isEmpty,
      canBePaid: payments.size > 0 || bankAccounts.length > 0 || codMost > 0,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
