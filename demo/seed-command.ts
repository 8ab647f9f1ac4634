import { parseArgs } from 'node:util'
import { countProducts } from '@gema/server/modules/catalogue/catalogue.ts'
import { loadRegionsOnce } from '@gema/server/modules/regions/regions.ts'
import { systemClock } from '@gema/server/platform/clock.ts'
import { InvalidSetting, loadConfig } from '@gema/server/platform/config.ts'
import { DatabaseUnavailable } from '@gema/server/platform/database/database.ts'
import { migrate, oneAtATime } from '@gema/server/platform/database/migrate.ts'
import { openDatabase } from '@gema/server/platform/database/open-database.ts'
import { FilesUnavailable } from '@gema/server/platform/files/files.ts'
import { openFiles } from '@gema/server/platform/files/open-files.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { growDemoShop } from './grow-demo-shop.ts'
import { seedDemoShop } from './seed-demo-shop.ts'
import { shopForDemo } from './shop-for-demo.ts'

/**
 * `npm run seed`: loads the demo shop, or brings it up to date. `npm run seed -- --products 100000` adds copies of its
 * products on top, until there are that many, for work on large shops.
 */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } })
  const wanted = Number(values.products)
  if (!Number.isInteger(wanted) || wanted < 0) {
    throw new InvalidSetting('--products must be a whole number, such as 100000.')
  }
  const config = loadConfig()
  if (!config.demo) throw new InvalidSetting('demo mode is off; DEMO=1 switches it on.')
  const files = await openFiles(config)
  const database = await openDatabase(config, createLog(config.logLevel))
  try {
    await oneAtATime(database, async (run) => {
      await migrate(run)
      await loadRegionsOnce(database.db)
      if ((await shopForDemo(database.db)) === 'somebodys') {
        throw new InvalidSetting('this shop has goods of its own, and the demo would change them.')
      }
      const around = {
        files,
        clock: systemClock,
        say: (step: string) => console.log(`  ${step}`),
      }
      await database.db.transaction((tx) => seedDemoShop(tx, around))
      await growDemoShop(database.db, wanted, showProgress)
      console.log(`\n  The shop has ${(await countProducts(database.db)).all} products.`)
    })
  } finally {
    await database.close()
  }
}

function showProgress(share: number, count: number): void {
  if (!process.stdout.isTTY) return
  const width = 30
  const done = Math.round(share * width)
  process.stdout.write(`\r  ${'█'.repeat(done)}${'░'.repeat(width - done)} ${count} products `)
}

await seed().catch((error: unknown) => {
  const known = [InvalidSetting, DatabaseUnavailable, FilesUnavailable].some((kind) => error instanceof kind)
  console.error(error instanceof Error && known ? `\nNothing was loaded: ${error.message}` : error)
  process.exit(1)
})
