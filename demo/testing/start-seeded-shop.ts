import type { Files } from '@gema/server/platform/files/files.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { seedDemoShop } from '../seed-demo-shop.ts'

/** The database that is copied, and the pictures that belong to it. */
let seeded: Promise<{ copyOf: string; files: Files }> | undefined

/** A test shop with all goods and customers of the demo. Seeding takes seconds: each worker does it once. */
export async function startSeededShop(): Promise<TestShop> {
  seeded ??= seed()
  const { copyOf, files } = await seeded
  const shop = await startTestShop({ copyOf })
  shop.shop.files = files
  return shop
}

async function seed() {
  const { shop, database, close } = await startTestShop({ ownDatabase: true })
  await seedDemoShop(shop.db, { ...shop, say: () => {} })
  const { rows } = await database.session((run) => run('select current_database() as name', []))
  await close()
  return { copyOf: String(rows[0]?.name), files: shop.files }
}
