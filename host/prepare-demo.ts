import { placeFlashSales } from '@gema/demo/seed/place-flash-sales.ts'
import { seedDemoShop } from '@gema/demo/seed-demo-shop.ts'
import { categoryTree, inventoryNames } from '@gema/server/modules/catalogue/catalogue.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import type { Files } from '@gema/server/platform/files/files.ts'
import { defineJob, type Worker } from '@gema/server/platform/jobs/jobs.ts'

/** Loads the demo into a shop that has nothing yet, and sees to it that a flash sale runs. */
export async function prepareDemo(
  db: Db,
  around: { files: Files; clock: Clock; say: (step: string) => void },
): Promise<void> {
  if (await isDemoShop(db)) {
    around.say('flash sales')
    await placeFlashSales(db, around.clock.now())
  } else if ((await categoryTree(db)).length === 0) {
    // All or nothing: a start that is interrupted here begins anew next time.
    await db.transaction((tx) => seedDemoShop(tx, around))
  }
}

/** A shop with goods of its own is left alone, even in demo mode: it has none of the demo's variants. */
async function isDemoShop(db: Db): Promise<boolean> {
  const inventories = await inventoryNames(db)
  return inventories.some(({ sku }) => sku === 'NRV-LINJE7-BLK')
}

const flashSaleJob = defineJob<object>({
  name: 'place-demo-flash-sales',
  retries: 2,
  secondsBetween: 60,
  cron: '0 0,6,12,18 * * *',
})

/** At the start of every session the demo's flash sales move on, so that one always runs. */
export const flashSaleWorker = (db: Db, clock: Clock): Worker => ({
  kind: flashSaleJob,
  work: async () => {
    if (await isDemoShop(db)) await placeFlashSales(db, clock.now())
  },
})
