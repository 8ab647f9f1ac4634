import type { Db } from '../../platform/database/database.ts'
import { readInBatches } from './read-in-batches.ts'
import { type SearchFacts, selectSearchFacts } from './search-facts-queries.ts'

const batchSize = 1_000

/** What products are searched by, of all or of those among `ids`, in batches. */
export const readSearchFacts = (db: Db, ids?: number[]): AsyncGenerator<SearchFacts[]> =>
  readInBatches(batchSize, (after) => selectSearchFacts(db, { after, limit: batchSize, ...(ids && { ids }) }))
