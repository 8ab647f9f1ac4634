import type { Db } from '../../platform/database/database.ts'
import { selectOwnStores, upsertStores } from './stores-queries.ts'
import type { storesTable } from './stores-tables.ts'

export type Store = typeof storesTable.$inferSelect
export type StoreDraft = typeof storesTable.$inferInsert

/** The retailer's own shops, in the order in which they are shown. */
export const ownStores = (db: Db): Promise<Store[]> => selectOwnStores(db)

/** Saves stores; one with a known uuid is changed, not added. */
export async function saveStores(db: Db, drafts: StoreDraft[]): Promise<void> {
  if (drafts.length > 0) await upsertStores(db, drafts)
}
