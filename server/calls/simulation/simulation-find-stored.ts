import type { simulationFindStored } from '@gema/contract/calls/simulation.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { findSimulationByCode } from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'
import { presentStored } from './present-stored.ts'

/** A saved simulation by its code, with what has changed since. */
export const answerSimulationFindStored: Handler<typeof simulationFindStored, Shop> = async (
  { simulation_code },
  { shop, language },
) => {
  const simulation = await findSimulationByCode(shop.db, simulation_code)
  return simulation === undefined ? refuse('simulation_unknown') : presentStored(shop, simulation, language)
}
