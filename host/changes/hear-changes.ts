import { watchEdges } from './flash-edges.ts'
import type { Hearing } from './hearing.ts'
import { listenForTables } from './listen-for-tables.ts'
import { lookForProducts } from './look-for-products.ts'

export interface ChangesHeard {
  /** The moment from which prices are others, whatever happens. */
  nextEdge(): number
  /** Looks now instead of a moment later: somebody has changed something here. */
  look(): Promise<void>
  close(): Promise<void>
}

/**
 * Hears what changes in the shop, whichever process changes it: tables are told by the database at once, stock and sold
 * counts are looked for several times a second. Where the connection was lost, anything may have changed.
 */
export async function hearChanges(hearing: Hearing): Promise<ChangesHeard> {
  const edges = await watchEdges(hearing)
  const listening = listenForTables(hearing, edges)
  const looking = await lookForProducts(hearing)
  await listening.isListening
  return {
    nextEdge: edges.next,
    look: looking.look,
    async close() {
      looking.stop()
      await listening.close()
    },
  }
}
