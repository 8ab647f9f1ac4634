export { bundleOffers } from './bundle-offers.ts'
export {
  findSimulationByCode,
  findSimulations,
  type Simulation,
  type SimulationLine,
} from './find-simulations.ts'
export { installMatchRules, matchRules } from './match-rule-store.ts'
export { type ShippedRule, shippedMatchRules } from './match-rules/match-rules.ts'
export { type PriceOf, pricesAt } from './price-candidates.ts'
export { candidateFigures } from './rules/candidate-figures.ts'
export { countDrifts, type Drift, driftOf, type LineDrift } from './rules/drift.ts'
export { nearestSubstitute } from './rules/nearest-substitute.ts'
export { suggestSystems } from './rules/suggest-systems.ts'
export {
  type DescribeCandidate,
  type SaveRefused,
  type SaveWish,
  storeSimulation,
} from './store-simulation.ts'
export { substituteSentence, suggestReasonSentence } from './suggestion-words.ts'
export {
  type Component,
  findTemplate,
  saveTemplates,
  type TemplateDraft,
  templatePage,
  type WholeTemplate,
} from './templates.ts'
