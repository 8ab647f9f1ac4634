import type { Db } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/files.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { monthMark } from '../../platform/pdf/paper-dates.ts'
import { catalogueLanguageOf, catalogueWordsOf } from './catalogue-language.ts'
import { selectCatalogue } from './printed-catalogue-queries.ts'

export { catalogueLanguages } from './catalogue-language.ts'
export { makePrintedCatalogue, type Printing, type PrintingAround } from './make-catalogue.ts'

/**
 * Looks every quarter of an hour whether the catalogues are still right, beginning with the language that somebody waits for;
 * what it does stands in `server/jobs`.
 */
export const printedCatalogueJob = defineJob<{ first?: string }>({
  name: 'printed-catalogue',
  retries: 2,
  secondsBetween: 30,
  cron: '*/15 * * * *',
  isSingle: true,
})

/** The newest catalogue in a language, or in English where it is printed in no other; nothing, where there is none yet. */
export async function keptCatalogue(
  db: Db,
  files: Files,
  { language, shopName }: { language: string; shopName: string },
): Promise<File | undefined> {
  const spoken = catalogueLanguageOf(language)
  // Twice: a newer one may take the place of the file that was looked up first.
  for (let tries = 0; tries < 2; tries += 1) {
    const row = await selectCatalogue(db, spoken)
    const bytes = row && (await files.read(row.fileKey))
    if (row === undefined || bytes === undefined) continue
    const name = catalogueWordsOf(spoken).fileName(fileNameOf(shopName), monthMark(row.madeAt))
    return new File([new Uint8Array(bytes)], name, {
      ...{ type: 'application/pdf', lastModified: row.madeAt.getTime() },
    })
  }
  return undefined
}

/** A name as files have them: "gema". */
const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'shop'
