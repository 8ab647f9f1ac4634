import type { simulationFind } from '@gema/contract/calls/simulation.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import {
  bundleOffers,
  findSimulations,
  findTemplate,
  matchRules,
} from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'
import { presentStored } from './present-stored.ts'
import { presentTemplate } from './present-template.ts'

/** A template with its components and rules, or a saved simulation. */
export const answerSimulationFind: Handler<typeof simulationFind, Shop> = async (
  { uuid },
  { shop, language },
) => {
  const template = await findTemplate(shop.db, uuid)
  if (template !== undefined) {
    const [rules, bundles] = await Promise.all([
      matchRules(shop.db, language),
      bundleOffers(shop.db, language),
    ])
    return presentTemplate(template, { rules, bundles }, language)
  }
  // Whoever has just saved it must find it; it never changes.
  const [simulation] = await findSimulations(shop.primary, [uuid])
  return simulation === undefined ? refuse('simulation_unknown') : presentStored(shop, simulation, language)
}
