import type { ComposedSlot } from '@gema/contract/match/composition.ts'
import type { MatchRule } from '@gema/contract/match/match-rule.ts'
import type { SimulationProduct, StoredLine } from '@gema/contract/shapes/simulation.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import {
  type Candidate,
  caseIdsByUuid,
  caseSummaries,
  searchCase,
} from '../../modules/catalogue/catalogue.ts'
import {
  nearestSubstitute,
  type Simulation,
  type SimulationLine,
  substituteSentence,
} from '../../modules/simulation/simulation.ts'
import type { Shop } from '../../shop.ts'
import type { LineToday } from './lines-today.ts'
import { presentCandidate } from './present-candidate.ts'

interface Wanted {
  simulation: Simulation
  rules: MatchRule[]
  today: (line: SimulationLine) => LineToday
  language: string
  decimalFormat: string
}

type Substitute = NonNullable<StoredLine['substitute']>

/** How many variants of a display case are looked at, the most popular first. */
const mostCandidates = 200

/** What could stand for the lines that cannot be had whole, by their components. */
export async function findSubstitutes(shop: Shop, wanted: Wanted): Promise<Map<string, Substitute>> {
  const { simulation, today } = wanted
  const missing = simulation.lines.filter((line) => today(line).drift.available < line.quantity)
  const caseIds = await caseIdsByUuid(
    shop.db,
    missing.map(({ displayCaseUuid }) => displayCaseUuid),
  )
  const found = new Map<string, Substitute>()
  for (const line of missing) {
    const caseId = caseIds.get(line.displayCaseUuid)
    const substitute = caseId && (await substituteOf(shop, { ...wanted, line, caseId }))
    if (substitute) found.set(line.componentKey, substitute)
  }
  return found
}

async function substituteOf(
  shop: Shop,
  { line, caseId, simulation, rules, today, language, decimalFormat }: Wanted & LineInCase,
): Promise<Substitute | undefined> {
  const candidates = await candidatesOf(shop, caseId, { line, today, language, decimalFormat })
  const nearest = nearestSubstitute({
    slots: simulation.lines.map((each) => slotOf(each, language)),
    key: line.componentKey,
    ...{ candidates, rules },
    room: simulation.room ?? undefined,
  })
  return (
    nearest && {
      product: nearest.choice,
      reason: substituteSentence(nearest.reason, { language, decimalFormat }),
      price_difference: (nearest.choice.price - line.unitPrice) * line.quantity,
    }
  )
}

interface LineInCase {
  line: SimulationLine
  caseId: number
}

async function candidatesOf(
  shop: Shop,
  caseId: number,
  {
    line,
    today,
    language,
    decimalFormat,
  }: Pick<Wanted, 'today' | 'language' | 'decimalFormat'> & { line: SimulationLine },
): Promise<SimulationProduct[]> {
  const [{ candidates }, cases] = await Promise.all([
    searchCase(shop.db, {
      ...{ caseId, words: [], sort: 'popular', language },
      ...{ offset: 0, limit: mostCandidates },
    }),
    caseSummaries(shop.db, [caseId]),
  ])
  const place = {
    name: inLanguage(line.componentName, language),
    text: inLanguage(cases.get(caseId)?.text ?? line.componentName, language),
    displayCase: line.displayCaseUuid,
  }
  const { priceOf } = today(line)
  const style = {
    ...{ language, decimalFormat },
    priceOf: (candidate: Candidate) => priceOf(candidate, line.quantity),
  }
  return candidates.map((candidate) => presentCandidate(candidate, place, style))
}

/** A saved line as the rules see it. */
const slotOf = (line: SimulationLine, language: string): ComposedSlot => ({
  key: line.componentKey,
  role: line.role,
  is_required: true,
  min_quantity: line.quantity,
  max_quantity: line.quantity,
  quantity_step: 1,
  quantity: line.quantity,
  choice: {
    inventory: line.inventoryUuid,
    product_uuid: line.productUuid,
    brand: line.brand,
    name: inLanguage(line.productName, language),
    variant: inLanguage(line.variant, language),
    price: line.unitPrice,
    stock: 0,
    figures: line.figures,
  },
})
