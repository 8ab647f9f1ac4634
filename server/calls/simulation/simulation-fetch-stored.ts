import type { simulationFetchStored } from '@gema/contract/calls/simulation.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import type { Handler } from '../../http/handler.ts'
import { countDrifts, findSimulations } from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'
import { linesToday } from './lines-today.ts'

/** How many pictures stand for a simulation in a list. */
const mostImages = 5

/** Saved simulations by their uuids, with what has changed since. */
export const answerSimulationFetchStored: Handler<typeof simulationFetchStored, Shop> = async (
  { uuids },
  { shop, language },
) => {
  const simulations = await findSimulations(shop.db, uuids)
  const today = await linesToday(
    shop,
    simulations.flatMap(({ lines }) => lines),
  )
  return simulations.map(({ lines, ...simulation }) => ({
    uuid: simulation.uuid,
    simulation_code: simulation.code,
    name: simulation.name,
    template_name: inLanguage(simulation.templateName, language),
    saved_at: simulation.savedAt.toISOString(),
    price: simulation.total,
    line_count: lines.length,
    images: lines.flatMap(({ image }) => image ?? []).slice(0, mostImages),
    drifts: countDrifts(lines.map((line) => today(line).drift)),
  }))
}
