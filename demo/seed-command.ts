import path from 'node:path'
import { parseArgs } from 'node:util'
import { copyProducts, countProducts, learnStatistics } from '@gema/server/modules/catalogue/catalogue.ts'
import { loadRegionsOnce } from '@gema/server/modules/regions/regions.ts'
import { systemClock } from '@gema/server/platform/clock.ts'
import { InvalidSetting, loadConfig } from '@gema/server/platform/config.ts'
import { DatabaseUnavailable, type Db } from '@gema/server/platform/database/database.ts'
import { migrate, oneAtATime } from '@gema/server/platform/database/migrate.ts'
import { openDatabase } from '@gema/server/platform/database/open-database.ts'
import { localFiles } from '@gema/server/platform/files/local-files.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { seedDemoShop } from './seed-demo-shop.ts'
import { shopForDemo } from './shop-for-demo.ts'

/** Copies of all products that one transaction makes: some thousand products. */
const copiesAtOnce = 10

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
  const database = await openDatabase(config, createLog(config.logLevel))
  try {
    await oneAtATime(database, async (run) => {
      await migrate(run)
      await loadRegionsOnce(database.db)
      if ((await shopForDemo(database.db)) === 'somebodys') {
        throw new InvalidSetting('this shop has goods of its own, and the demo would change them.')
      }
      const around = {
        files: localFiles(path.join(config.dataDir, 'files')),
        clock: systemClock,
        say: (step: string) => console.log(`  ${step}`),
      }
      await database.db.transaction((tx) => seedDemoShop(tx, around))
      await grow(database.db, wanted)
    })
  } finally {
    await database.close()
  }
}

async function grow(db: Db, wanted: number): Promise<void> {
  const { originals, all } = await countProducts(db)
  const copies = Math.ceil((wanted - originals) / originals)
  let count = all
  for (let from = 1; from <= copies; from += copiesAtOnce) {
    count += await copyProducts(db, { from, to: Math.min(copies, from + copiesAtOnce - 1) })
    showProgress(Math.min(1, (from + copiesAtOnce - 1) / copies), count)
  }
  if (copies > 0) await learnStatistics(db)
  console.log(`\n  The shop has ${(await countProducts(db)).all} products.`)
}

function showProgress(share: number, count: number): void {
  if (!process.stdout.isTTY) return
  const width = 30
  const done = Math.round(share * width)
  process.stdout.write(`\r  ${'█'.repeat(done)}${'░'.repeat(width - done)} ${count} products `)
}

await seed().catch((error: unknown) => {
  const known = error instanceof InvalidSetting || error instanceof DatabaseUnavailable
  console.error(known ? `\nNothing was loaded: ${error.message}` : error)
  process.exit(1)
})
