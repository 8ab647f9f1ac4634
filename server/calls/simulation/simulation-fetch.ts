import type { simulationFetch } from '@gema/contract/calls/simulation.ts'
import type { Handler } from '../../http/handler.ts'
import { templatePage } from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'
import { presentPage } from '../paging/present-page.ts'
import { presentTemplateCard } from './present-template.ts'

/** The kinds of systems that can be composed. */
export const answerSimulationFetch: Handler<typeof simulationFetch, Shop> = async (
  { page, per_page },
  { shop, language },
) => {
  const { templates, total } = await templatePage(shop.db, { page, perPage: per_page })
  return presentPage(
    templates.map((template) => presentTemplateCard(template, language)),
    { page, per_page, total },
  )
}
