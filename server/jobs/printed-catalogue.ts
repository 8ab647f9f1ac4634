import {
  catalogueLanguages,
  makePrintedCatalogue,
  type PrintingAround,
  printedCatalogueJob,
} from '../modules/printed-catalogue/printed-catalogue.ts'
import { readSettings } from '../modules/settings/settings.ts'
import type { Database } from '../platform/database/database.ts'
import type { Worker } from '../platform/jobs/jobs.ts'

/** Prints the catalogues that are not right any more, where the shop offers them; one language after the other. */
export const printedCatalogueWorker = (
  database: Database,
  around: PrintingAround,
): Worker<{ first?: string }> => ({
  kind: printedCatalogueJob,
  work: async ({ first }) => {
    const { catalogueDownload } = await readSettings(database.db)
    if (!catalogueDownload) return
    const inTurn = catalogueLanguages.toSorted((a, b) => Number(b === first) - Number(a === first))
    const made = new Map<string, Uint8Array>()
    for (const language of inTurn) {
      // The shop closes: whatever is missing is printed after its next start.
      if (around.signal?.aborted) return
      await makePrintedCatalogue(database, { ...around, made }, language).catch((error: unknown) => {
        if (!around.signal?.aborted) throw error
      })
    }
  },
})
