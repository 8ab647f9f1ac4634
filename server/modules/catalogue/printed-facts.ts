import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../platform/database/database.ts'
import { type PrintedFacts, selectPrintedFacts, selectPrintedIds } from './printed-facts-queries.ts'

export type { PrintedFacts, PrintedSpec } from './printed-facts-queries.ts'

/** Small ones: an embedded database works in the thread that also answers the visitors. */
const batchSize = 25

export interface PrintedAssortment {
  /** The most popular first. */
  products: PrintedFacts[]
  /** How many products are sold altogether. */
  total: number
}

/** What a printed catalogue tells of the most popular products, a batch at a time, and never of more than `most`. */
export async function readPrintedFacts(
  db: Db,
  { most, specKeys }: { most: number; specKeys: readonly string[] },
): Promise<PrintedAssortment> {
  const { ids, total } = await selectPrintedIds(db, most)
  const byId = new Map<number, PrintedFacts>()
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = await selectPrintedFacts(db, { ids: ids.slice(from, from + batchSize), specKeys })
    for (const facts of batch) byId.set(facts.id, facts)
    // Whoever waits is answered before the next batch.
    await setImmediate()
  }
  return { products: ids.flatMap((id) => byId.get(id) ?? []), total }
}
