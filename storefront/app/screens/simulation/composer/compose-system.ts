import { type BundleSaving, bundleSavings } from '@gema/contract/match/bundle-savings.ts'
import { type ComposedSlot, systemOf } from '@gema/contract/match/composition.ts'
import type { Verdict } from '@gema/contract/match/match-rule.ts'
import { type MatchNote, matchSystem } from '@gema/contract/match/match-system.ts'
import { unitPrice } from '@gema/contract/match/unit-price.ts'
import type {
  SimulationComponent,
  SimulationProduct,
  SimulationTemplate,
} from '@gema/contract/shapes/simulation.ts'
import type { Composition } from './composition-state.ts'

export type Slot = ComposedSlot<SimulationProduct>

export interface Priced {
  /** The parts at their single prices. */
  parts: number
  savings: BundleSaving[]
  /** With what bundles take off. */
  total: number
}

/** A composition, and everything that follows from it. */
export interface Composed extends Priced {
  slots: Slot[]
  notes: MatchNote[]
  chosenCount: number
  /** How many places it has. */
  placeCount: number
  /** Required places that are still empty. */
  missing: SimulationComponent[]
  counts: Record<Verdict, number>
}

/** What slots cost together. */
export function priceSlots(slots: readonly Slot[], bundles: SimulationTemplate['bundles']): Priced {
  const lines = slots.flatMap(({ choice, quantity }) =>
    choice === undefined
      ? []
      : [{ inventory: choice.inventory, price: unitPrice(choice, quantity), quantity }],
  )
  const parts = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const savings = bundleSavings(lines, bundles)
  return { parts, savings, total: parts - savings.reduce((sum, { saving }) => sum + saving, 0) }
}

export const slotsOf = (components: readonly SimulationComponent[], { parts }: Composition): Slot[] =>
  components.map((component) => {
    const part = parts[component.key]
    const { key, role, is_required, min_quantity, max_quantity, quantity_step } = component
    return {
      key,
      role,
      is_required,
      min_quantity,
      max_quantity,
      quantity_step,
      choice: part?.product,
      quantity: part?.quantity ?? min_quantity,
    }
  })

/** What is composed, what it costs, and what the rules say of it. */
export function composeSystem(
  { components, rules, bundles }: SimulationTemplate,
  composition: Composition,
  decimalFormat: string,
): Composed {
  const slots = slotsOf(components, composition)
  const notes = matchSystem(systemOf(slots, composition.room), rules, decimalFormat)
  const counts: Record<Verdict, number> = { ok: 0, note: 0, warning: 0 }
  for (const { verdict } of notes) counts[verdict]++
  return {
    ...priceSlots(slots, bundles),
    slots,
    notes,
    counts,
    chosenCount: slots.filter(({ choice }) => choice !== undefined).length,
    placeCount: slots.length,
    missing: components.filter(({ key, is_required }) => is_required && composition.parts[key] === undefined),
  }
}
