import {
  type ComposedSlot,
  type MatchChoice,
  systemOf,
  withChoice,
} from '@gema/contract/match/composition.ts'
import type { MatchRule } from '@gema/contract/match/match-rule.ts'
import { warns } from '@gema/contract/match/rule-case.ts'
import { sightOf } from '@gema/contract/match/rule-sight.ts'
import type { Figures, MatchSystem } from '@gema/contract/match/system.ts'

/** Why something is near: the same product in another finish, the same maker, or figures and price that are alike. */
export type SubstituteReason =
  | { key: 'other_finish'; values: { variant: string } }
  | { key: 'same_maker'; values: { brand: string } }
  | { key: 'similar'; values: Record<string, never> }

export interface Substitute<Choice extends MatchChoice = MatchChoice> {
  choice: Choice
  reason: SubstituteReason
}

export interface SubstituteSearch<Choice extends MatchChoice = MatchChoice> {
  /** What was composed; the slot in question still holds what cannot be had. */
  slots: readonly ComposedSlot[]
  key: string
  /** What stands in the same display case. */
  candidates: readonly Choice[]
  rules: readonly MatchRule[]
  room?: MatchSystem['room']
}

/**
 * The nearest candidate that is there in the wanted number and adds no warning: another variant of the same product before
 * another product of the same maker, that before all others; within each, the nearest in price and in the figures that
 * rules read.
 */
export function nearestSubstitute<Choice extends MatchChoice>({
  slots,
  key,
  candidates,
  rules,
  room,
}: SubstituteSearch<Choice>): Substitute<Choice> | undefined {
  const slot = slots.find((each) => each.key === key)
  const missing = slot?.choice
  if (slot === undefined || missing === undefined) return undefined
  const concerned = rules.filter((rule) => sightOf(rule).roles.has(slot.role))
  const present = systemOf(slots, room)
  const quiet = concerned.filter((rule) => !warns(present, rule))
  const fits = (choice: Choice): boolean => {
    const system = systemOf(withChoice<MatchChoice>(slots, key, { choice }), room)
    return !quiet.some((rule) => warns(system, rule))
  }
  const read = new Set(concerned.flatMap((rule) => [...sightOf(rule).figures]))
  const choice = candidates
    .filter(({ inventory, stock }) => inventory !== missing.inventory && stock >= slot.quantity)
    .map((each) => ({ each, kin: kinship(each, missing), far: distance(each, missing, read) }))
    .sort((a, b) => a.kin - b.kin || a.far - b.far || (a.each.inventory < b.each.inventory ? -1 : 1))
    .find(({ each }) => fits(each))?.each
  return choice === undefined ? undefined : { choice, reason: reasonOf(choice, missing) }
}

/** How closely two are related: 0 for the same product, 1 for the same maker. */
function kinship(one: MatchChoice, other: MatchChoice): number {
  if (one.product_uuid === other.product_uuid) return 0
  return one.brand === other.brand ? 1 : 2
}

function reasonOf(choice: MatchChoice, missing: MatchChoice): SubstituteReason {
  const kin = kinship(choice, missing)
  if (kin === 0) return { key: 'other_finish', values: { variant: choice.variant } }
  if (kin === 1) return { key: 'same_maker', values: { brand: choice.brand } }
  return { key: 'similar', values: {} }
}

/** Price counts as much as all figures together: 0 for the same, 1 for twice or half as much. */
function distance(one: MatchChoice, other: MatchChoice, read: ReadonlySet<string>): number {
  const figures = [...read].flatMap((name) => gap(one.figures[name], other.figures[name]) ?? [])
  const apart = figures.length === 0 ? 0 : figures.reduce((sum, each) => sum + each, 0) / figures.length
  return octaves(one.price, other.price) + apart
}

/** How far two values are apart; nothing, where neither has one. */
function gap(one: Figures[string] | undefined, other: Figures[string] | undefined): number | undefined {
  if (one === undefined && other === undefined) return undefined
  if (typeof one === 'number' && typeof other === 'number') return Math.min(1, octaves(one, other))
  return one === other ? 0 : 1
}

const octaves = (one: number, other: number): number =>
  one === other ? 0 : one <= 0 || other <= 0 ? 1 : Math.abs(Math.log2(one / other))
