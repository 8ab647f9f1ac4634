import { placeFlashSales } from '@gema/demo/seed/place-flash-sales.ts'
import { seedStaff } from '@gema/demo/seed/seed-staff.ts'
import { shopForDemo } from '@gema/demo/shop-for-demo.ts'
import { templatePage } from '@gema/server/modules/simulation/simulation.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import type { Files } from '@gema/server/platform/files/files.ts'
import { defineJob, type Worker } from '@gema/server/platform/jobs/jobs.ts'

/** Loads the demo into a shop that has nothing yet, and sees to it that a flash sale runs. Returns whether it was loaded now. */
export async function prepareDemo(
  db: Db,
  around: { files: Files; clock: Clock; say: (step: string) => void },
): Promise<boolean> {
  const shop = await shopForDemo(db)
  // All or nothing: a start that is interrupted here begins anew next time.
  if (shop === 'empty') {
    // A megabyte of texts and figures that is needed once.
    const { seedDemoShop } = await import('@gema/demo/seed-demo-shop.ts')
    await db.transaction((tx) => seedDemoShop(tx, around))
  }
  if (shop === 'demo') {
    await placeFlashSales(db, around.clock.now())
    await seedStaff(db, around.clock)
    // A demo that was loaded before there were simulations.
    if ((await templatePage(db, { page: 1, perPage: 1 })).total === 0) {
      const { seedSimulation } = await import('@gema/demo/seed/seed-simulation.ts')
      const { demoPictures } = await import('@gema/demo/seed/demo-pictures.ts')
      await db.transaction((tx) => seedSimulation(tx, { keep: demoPictures(around.files) }))
    }
  }
  return shop === 'empty'
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
    if ((await shopForDemo(db)) === 'demo') await placeFlashSales(db, clock.now())
  },
})
