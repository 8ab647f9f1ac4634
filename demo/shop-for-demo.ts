import { categoryTree } from '@gema/server/modules/catalogue/catalogue.ts'
import { readSettings } from '@gema/server/modules/settings/settings.ts'
import type { Db } from '@gema/server/platform/database/database.ts'

/** What a shop is, seen by the demo: it may be loaded into an empty one and loaded again into itself, never elsewhere. */
export async function shopForDemo(db: Db): Promise<'empty' | 'demo' | 'somebodys'> {
  const { demoLoadedAt } = await readSettings(db)
  if (demoLoadedAt !== null) return 'demo'
  const categories = await categoryTree(db)
  return categories.length === 0 ? 'empty' : 'somebodys'
}
