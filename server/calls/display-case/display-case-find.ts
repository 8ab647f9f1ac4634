import type { displayCaseFind } from '@gema/contract/calls/simulation.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { caseIdsByUuid, caseSummaries, searchCase } from '../../modules/catalogue/catalogue.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import { pricesAt } from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'
import { presentCandidate } from '../simulation/present-candidate.ts'

/** The variants in a display case, by name where one is given. */
export const answerDisplayCaseFind: Handler<typeof displayCaseFind, Shop> = async (
  { uuid, product_name, sort, page, per_page },
  { shop, language },
) => {
  const caseId = (await caseIdsByUuid(shop.db, [uuid])).get(uuid)
  if (caseId === undefined) return refuse('list_unknown')
  const words = product_name.split(/\s+/).filter((word) => word !== '')
  const [found, cases, priceOf, { decimalFormat }] = await Promise.all([
    searchCase(shop.db, {
      ...{ caseId, words, sort, language },
      ...{ offset: (page - 1) * per_page, limit: per_page },
    }),
    caseSummaries(shop.db, [caseId]),
    pricesAt(shop.db, shop.clock.now()),
    readSettings(shop.db),
  ])
  const summary = cases.get(caseId)
  if (summary === undefined) return refuse('list_unknown')
  const place = {
    name: inLanguage(summary.name, language),
    text: inLanguage(summary.text, language),
    displayCase: summary.uuid,
  }
  const style = { language, decimalFormat, priceOf }
  return presentPage(
    found.candidates.map((candidate) => presentCandidate(candidate, place, style)),
    { page, per_page, total: found.total },
  )
}
