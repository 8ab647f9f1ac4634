import type { catalogueDownload } from '@gema/contract/calls/printed-catalogue.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { keptCatalogue, printedCatalogueJob } from '../../modules/printed-catalogue/printed-catalogue.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import type { Shop } from '../../shop.ts'

/** About as long as it takes to print one. */
const seconds = 20

/** The printed catalogue in the language asked for. Where there is none yet, it is printed now, and may be asked for again. */
export const answerCatalogueDownload: Handler<typeof catalogueDownload, Shop> = async (
  _input,
  { shop, language },
) => {
  const { db, files, jobs } = shop
  const { catalogueDownload: isOffered, siteName } = await readSettings(db)
  if (!isOffered) return refuse('catalogue_not_offered')
  const file = await keptCatalogue(db, files, { language, shopName: siteName })
  if (file !== undefined) return file
  await jobs.send(db, printedCatalogueJob, { first: language })
  return refuse('catalogue_in_making', { values: { seconds } })
}
