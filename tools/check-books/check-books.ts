import { checkBooks } from '@gema/server/modules/checkout/checkout.ts'
import { loadConfig } from '@gema/server/platform/config.ts'
import { openDatabase } from '@gema/server/platform/database/open-database.ts'
import { createLog } from '@gema/server/platform/log.ts'

/** `npm run check:books`: proves that stock, orders, vouchers and payments of this shop agree. */
async function run(): Promise<number> {
  const config = loadConfig()
  const database = await openDatabase(config, createLog(config.logLevel))
  try {
    const faults = await checkBooks(database.db)
    for (const fault of faults) console.log(fault)
    const verdict = faults.length === 0 ? 'everything adds up' : `${faults.length} contradictions`
    console.log(`check-books: ${database.title}: ${verdict}`)
    return faults.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  return 1
})
