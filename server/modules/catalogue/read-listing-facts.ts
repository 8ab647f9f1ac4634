import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  type ChangedUuids,
  deleteProductChanges,
  type ListingFacts,
  type ProductChanges,
  selectChangedUuids,
  selectListingFacts,
  selectProductChanges,
} from './listing-facts-queries.ts'
import { readInBatches } from './read-in-batches.ts'

const batchSize = 4_000
const day = 24 * 60 * 60 * 1000

/** What lists filter and sort by, of all active products or of those among `ids`, in batches. */
export const readListingFacts = (db: Db, ids?: number[]): AsyncGenerator<ListingFacts[]> =>
  readInBatches(batchSize, (after) =>
    selectListingFacts(db, { after, limit: batchSize, ...(ids && { ids }) }),
  )

/** The products that have changed since an earlier answer's `next`. */
export const readProductChanges = (db: Db, since: string): Promise<ProductChanges> =>
  selectProductChanges(db, since)

/** No transaction is younger than this: whoever looks from here on learns where the next look begins, and nothing else. */
export const beyondAllChanges = '9223372036854775807'

/** The same by the names that pages show, for whoever keeps pages. */
export const readChangedUuids = (db: Db, since: string): Promise<ChangedUuids> =>
  selectChangedUuids(db, since)

/** Whoever has not looked for a day reads everything anew. */
export async function forgetProductChanges(db: Db, clock: Clock): Promise<void> {
  await deleteProductChanges(db, new Date(clock.now().getTime() - day))
}
