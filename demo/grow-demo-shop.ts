import { copyProducts, countProducts, learnStatistics } from '@gema/server/modules/catalogue/catalogue.ts'
import { rebuildSearch } from '@gema/server/modules/search/search.ts'
import type { Db } from '@gema/server/platform/database/database.ts'

/** Copies of all products that one transaction makes: some thousand products. */
const copiesAtOnce = 10

/** Adds copies of the demo's products until there are as many as wanted, and makes them findable. */
export async function growDemoShop(
  db: Db,
  wanted: number,
  onProgress: (share: number, count: number) => void = () => {},
): Promise<void> {
  const { originals, all } = await countProducts(db)
  const copies = Math.ceil((wanted - originals) / originals)
  if (copies <= 0) return
  let count = all
  for (let from = 1; from <= copies; from += copiesAtOnce) {
    count += await copyProducts(db, { from, to: Math.min(copies, from + copiesAtOnce - 1) })
    onProgress(Math.min(1, (from + copiesAtOnce - 1) / copies), count)
  }
  await rebuildSearch(db)
  await learnStatistics(db)
}
