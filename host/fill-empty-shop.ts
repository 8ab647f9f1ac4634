import { seedDemoShop } from '@gema/demo/seed-demo-shop.ts'
import { categoryTree } from '@gema/server/modules/catalogue/catalogue.ts'
import type { Clock } from '@gema/server/platform/clock.ts'
import type { Db } from '@gema/server/platform/database/database.ts'
import type { Files } from '@gema/server/platform/files/files.ts'

/** Loads the demo into a shop that has nothing yet; a shop with goods in it is left alone. */
export async function fillEmptyShop(
  db: Db,
  options: { demo: boolean; files: Files; clock: Clock; say: (step: string) => void },
): Promise<void> {
  if (!options.demo) return
  const categories = await categoryTree(db)
  if (categories.length > 0) return
  // All or nothing: a start that is interrupted here begins anew next time.
  await db.transaction((tx) => seedDemoShop(tx, options))
}
