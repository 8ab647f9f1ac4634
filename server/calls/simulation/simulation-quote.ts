import type { simulationQuote } from '@gema/contract/calls/simulation.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { quoteFile } from '../../modules/quotes/quotes.ts'
import { findSimulations } from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'
import { simulationQuoteFacts } from './simulation-quote-facts.ts'

/** A saved simulation as a quotation to print: a PDF, with the prices of today beside those it was saved with. */
export const answerSimulationQuote: Handler<typeof simulationQuote, Shop> = async (
  { uuid },
  { shop, language },
) => {
  const [simulation] = await findSimulations(shop.db, [uuid])
  return simulation === undefined
    ? refuse('simulation_unknown')
    : quoteFile(await simulationQuoteFacts(shop, simulation, language))
}
