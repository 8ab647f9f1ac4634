import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  type ChangedUuids,
  deleteProductChanges,
  type ListingFacts,
  type ProductChanges,
  selectChangedUuids,
  selectListingFacts,
  selectMoment,
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

/** Where looking for changes begins. */
export const readMoment = (db: Db): Promise<string> => selectMoment(db)

/** The products that have changed since such a moment, or since an earlier answer's `next`. */
export const readProductChanges = (db: Db, since: string): Promise<ProductChanges> =>
  selectProductChanges(db, since)

/** The same by the names that pages show, for whoever keeps pages. */
export const readChangedUuids = (db: Db, since: string): Promise<ChangedUuids> =>
  selectChangedUuids(db, since)

/** Whoever has not looked for a day reads everything anew. */
export async function forgetProductChanges(db: Db, clock: Clock): Promise<void> {
  await deleteProductChanges(db, new Date(clock.now().getTime() - day))
}
