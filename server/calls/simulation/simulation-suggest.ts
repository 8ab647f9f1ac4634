import type { simulationSuggest } from '@gema/contract/calls/simulation.ts'
import type { SimulationProduct } from '@gema/contract/shapes/simulation.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { type Handler, refuse } from '../../http/handler.ts'
import { searchCase } from '../../modules/catalogue/catalogue.ts'
import { readSettings } from '../../modules/settings/settings.ts'
import {
  bundleOffers,
  type Component,
  findTemplate,
  matchRules,
  pricesAt,
  suggestReasonSentence,
  suggestSystems,
} from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'
import { type CandidateStyle, presentCandidate } from './present-candidate.ts'

/** How many variants of a display case are looked at, the most popular first. */
const mostCandidates = 120

/** Three whole systems for a room and a budget. */
export const answerSimulationSuggest: Handler<typeof simulationSuggest, Shop> = async (
  { uuid, budget, ...room },
  { shop, language },
) => {
  const template = await findTemplate(shop.db, uuid)
  if (template === undefined) return refuse('simulation_unknown')
  const [rules, bundles, priceOf, { decimalFormat }] = await Promise.all([
    matchRules(shop.db, language),
    bundleOffers(shop.db, language),
    pricesAt(shop.db, shop.clock.now()),
    readSettings(shop.db),
  ])
  const style = { language, decimalFormat, priceOf }
  const components = await Promise.all(
    template.components.map(async (component) => ({
      key: component.key,
      role: component.role,
      is_required: component.isRequired,
      min_quantity: component.minQuantity,
      max_quantity: component.maxQuantity,
      quantity_step: component.quantityStep,
      // A suggestion may take several units: only a price that is for all of them keeps within the budget.
      candidates: await candidatesOf(shop, component, {
        ...style,
        priceOf: (candidate) => priceOf(candidate, component.maxQuantity),
      }),
    })),
  )
  const { suggestions, least } = suggestSystems({
    ...{ components, rules, bundles, room, budget, decimalFormat },
  })
  return {
    suggestions: suggestions.map(({ lines, reasons, notes, ...suggestion }) => ({
      ...suggestion,
      reasons: reasons.map((reason) => ({
        ...{ key: reason.key, points: reason.points, of: reason.of },
        sentence: suggestReasonSentence(reason, style),
      })),
      lines: lines.map(({ component, quantity, choice }) => ({ component, quantity, product: choice })),
      notes: notes.map(({ rule, verdict, sentence, slot, slots }) => ({
        ...{ rule, verdict, sentence, slot, slots },
      })),
    })),
    least,
  }
}

async function candidatesOf(
  shop: Shop,
  { displayCaseId: caseId, displayCase, name, text }: Component,
  style: CandidateStyle,
): Promise<SimulationProduct[]> {
  const { candidates } = await searchCase(shop.db, {
    ...{ caseId, words: [], sort: 'popular', language: style.language },
    ...{ offset: 0, limit: mostCandidates },
  })
  const place = {
    name: inLanguage(name, style.language),
    text: inLanguage(text, style.language),
    displayCase: displayCase.uuid,
  }
  return candidates.map((candidate) => presentCandidate(candidate, place, style))
}
