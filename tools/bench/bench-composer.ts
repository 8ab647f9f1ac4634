import { bundleSavings } from '@gema/contract/match/bundle-savings.ts'
import { type ComposedSlot, systemOf, withChoice } from '@gema/contract/match/composition.ts'
import { findRemedy } from '@gema/contract/match/find-remedy.ts'
import { judgeCandidates } from '@gema/contract/match/judge-candidates.ts'
import { matchSystem } from '@gema/contract/match/match-system.ts'
import {
  type SuggestChoice,
  type SuggestComponent,
  suggestSystems,
} from '@gema/server/modules/simulation/rules/suggest-systems.ts'
import type { Part } from './bench-part.ts'
import { type Row, rowOf } from './bench-row.ts'
import { demoBundleOffers, demoCompositions, englishRules } from './demo-compositions.ts'
import { spreadOf } from './spread.ts'

/** Milliseconds at p95: what somebody who chooses a part waits for, and what somebody who asks for a suggestion does. */
const limits = { interaction: 100, suggestion: 150 }
const candidatesOfSlot = 200
const rounds = 10

const room = { length_cm: 550, width_cm: 400, height_cm: 280, seats: 4, use: 'film', va: 2200 } as const
const decimalFormat = 'id-ID'
const budgets = [20_000_000, 45_000_000, 80_000_000, 150_000_000, 400_000_000]

/**
 * `npm run bench -- composer`: the pure part of one interaction with the composer, on slots with 200 candidates each, and
 * of a suggestion; for every kind of system of the demo shop, with the rules that ship.
 */
export const benchComposer: Part = async ({ say }) => {
  say(`${englishRules.length} rules, ${candidatesOfSlot} candidates a slot`)
  return [
    ...rowsOf('choose in', { timesOf: timesOfInteractions, atMost: limits.interaction }),
    ...rowsOf('suggest', { timesOf: timesOfSuggestions, atMost: limits.suggestion }),
  ]
}

type Composition = (typeof demoCompositions)[number]

interface Wish {
  timesOf: (composition: Composition) => number[]
  atMost: number
}

function rowsOf(title: string, { timesOf, atMost }: Wish): Row[] {
  const common = { part: 'composer', unit: 'ms' }
  const all: number[] = []
  const rows = demoCompositions.map((composition) => {
    // The first time reads the formulas; every page and every process does it once.
    timesOf(composition)
    const values = timesOf(composition)
    all.push(...values)
    return rowOf({ ...common, name: `${title} ${composition.key}, p95`, values, value: spreadOf(values).p95 })
  })
  const goal = { atMost, of: 'value' } as const
  return [
    ...rows,
    rowOf({ ...common, name: `${title} any, p95`, values: all, value: spreadOf(all).p95, goal }),
  ]
}

/** In each slot: all candidates judged, one chosen, the system matched, its total and the remedies of its warnings. */
function timesOfInteractions({ components }: Composition): number[] {
  const many = new Map(components.map((component) => [component.key, multiplied(component)]))
  let slots: ComposedSlot<SuggestChoice>[] = components.map(({ candidates, ...slot }) => ({
    ...slot,
    choice: candidates[0],
    quantity: slot.min_quantity,
  }))
  return components.map(({ key }, turn) => {
    const candidates = many.get(key) ?? []
    return quickest(() => {
      judgeCandidates({ slots, key, candidates, rules: englishRules, room, decimalFormat })
      slots = withChoice(slots, key, { choice: candidates[(turn * 37) % candidates.length] })
      const notes = matchSystem(systemOf(slots, room), englishRules, decimalFormat)
      bundleSavings(linesOf(slots), demoBundleOffers)
      for (const note of notes.filter(({ verdict }) => verdict === 'warning'))
        findRemedy({ slots, room, rules: englishRules, note, candidates: many })
    })
  })
}

/** The quickest of three times: what else this machine does meanwhile is not ours. */
function quickest(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times)
}

/** The same candidates again and again, each a product of its own with other figures and another price. */
const multiplied = ({ candidates }: SuggestComponent): SuggestChoice[] =>
  Array.from({ length: candidatesOfSlot }, (_, turn) => candidates[turn % candidates.length])
    .filter((choice) => choice !== undefined)
    .map((choice, turn) => ({
      ...choice,
      inventory: `${choice.inventory} ${turn}`,
      product_uuid: `${choice.product_uuid} ${turn}`,
      price: choice.price + turn * 1_000,
      figures: Object.fromEntries(
        Object.entries(choice.figures).map(([key, value]) => [
          key,
          typeof value === 'number' && value > 10 ? value + turn / 100 : value,
        ]),
      ),
    }))

const linesOf = (slots: readonly ComposedSlot[]) =>
  slots.flatMap(({ choice, quantity }) =>
    choice === undefined ? [] : [{ inventory: choice.inventory, quantity, price: choice.price }],
  )

function timesOfSuggestions({ components }: Composition): number[] {
  return Array.from({ length: rounds }, (_, turn) => {
    const budget = budgets[turn % budgets.length] ?? 0
    const question = {
      components,
      rules: englishRules,
      bundles: demoBundleOffers,
      room,
      budget,
      decimalFormat,
    }
    return quickest(() => suggestSystems(question))
  })
}
