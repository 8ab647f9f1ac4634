import type { PredefinedLanguage } from '@gema/contract/values/language.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Log } from '../../platform/log.ts'
import { catalogueContents } from './catalogue-contents.ts'
import { catalogueMark } from './catalogue-mark.ts'
import { collectPictures, type MadePictures } from './collect-pictures.ts'
import { drawInThread } from './draw-in-thread.ts'
import { oneMaker } from './one-maker.ts'
import { type CatalogueRow, replaceCatalogue, selectCatalogue } from './printed-catalogue-queries.ts'
import { readCatalogueFacts } from './read-catalogue-facts.ts'

/** What is needed in order to print. */
export interface PrintingAround {
  files: Files
  clock: Clock
  log: Log
  siteUrl: string
  /** Ends what is being printed, when the shop closes. */
  signal?: AbortSignal
  /** At most so many products; without it, as many as a catalogue can hold. */
  most?: number
  made?: MadePictures
  /** Draws in a thread of its own unless told otherwise. */
  draw?: typeof drawInThread
}

/** `same`: nothing that is printed has changed; `busy`: somebody else is at it. */
export type Printing = 'made' | 'same' | 'busy'

/** Prints the catalogue of a language anew if anything in it has changed. Doing it twice, or in two processes, does no harm. */
export async function makePrintedCatalogue(
  database: Database,
  around: PrintingAround,
  language: PredefinedLanguage,
): Promise<Printing> {
  const outcome = await oneMaker(database, `printed-catalogue-${language}`, () =>
    printIfChanged(database, around, language),
  )
  return outcome ?? 'busy'
}

async function printIfChanged(
  { db }: Database,
  around: PrintingAround,
  language: PredefinedLanguage,
): Promise<Printing> {
  const { files, siteUrl, log, most, draw = drawInThread } = around
  const now = around.clock.now()
  const facts = await readCatalogueFacts(db, { language, siteUrl, now, ...(most && { most }) })
  const mark = catalogueMark(facts, now)
  const old = await selectCatalogue(db, language)
  // A file can be lost, where a folder was cleared or a shop was restored from a backup.
  if (old?.mark === mark && (await files.read(old.fileKey)) !== undefined) return 'same'
  const contents = catalogueContents(facts, now)
  const { pdf, pages } = await draw(
    contents,
    await collectPictures(files, contents, around.made),
    around.signal,
  )
  const row = {
    ...{ language, mark, pages, bytes: pdf.length, madeAt: now },
    fileKey: `printed-catalogues/${language}-${mark.slice(0, 16)}.pdf`,
  }
  await files.write(row.fileKey, pdf)
  await putInPlace(db, around, { row, old })
  log.info({ language, pages, bytes: pdf.length }, 'a catalogue was printed')
  return 'made'
}

/** The older file goes once nobody is led to it any more. */
async function putInPlace(
  db: Database['db'],
  { files, log }: PrintingAround,
  { row, old }: { row: CatalogueRow; old: CatalogueRow | undefined },
): Promise<void> {
  const isNewest = await replaceCatalogue(db, row, old?.mark)
  const leftOver = isNewest ? old?.fileKey : row.fileKey
  const kept = await selectCatalogue(db, row.language)
  if (leftOver === undefined || leftOver === kept?.fileKey) return
  await files.remove(leftOver).catch((error: unknown) => {
    log.warn({ err: error, key: leftOver }, 'an older catalogue could not be removed')
  })
}
