import type { Room } from '../shapes/room.ts'
import { allowedQuantities } from './allowed-quantities.ts'
import { type ComposedSlot, type MatchChoice, systemOf, withChoice } from './composition.ts'
import type { MatchRule } from './match-rule.ts'
import type { MatchNote } from './match-system.ts'
import { warns } from './rule-case.ts'
import { sightOf } from './rule-sight.ts'
import { unitPrice } from './unit-price.ts'

/** A change that ends a warning and begins no other. */
export type Remedy<Choice extends MatchChoice = MatchChoice> =
  | { kind: 'quantity'; slot: string; quantity: number; price_difference: number }
  | { kind: 'product'; slot: string; quantity: number; choice: Choice; price_difference: number }

export interface RemedySearch<Choice extends MatchChoice = MatchChoice> {
  slots: readonly ComposedSlot<Choice>[]
  room?: Room | undefined
  rules: readonly MatchRule[]
  note: MatchNote
  /** What could stand in each slot, by its key; a slot whose candidates are not known yet is passed over. */
  candidates: ReadonlyMap<string, readonly Choice[]>
}

/**
 * The smallest single change that ends a warning: in the order in which its rule names the roles that can be changed,
 * another number of units before another product, the nearest before what is further away. A place that is still empty
 * can be filled, the cheapest first.
 */
export function findRemedy<Choice extends MatchChoice>(
  search: RemedySearch<Choice>,
): Remedy<Choice> | undefined {
  const mends = trialOf(search)
  for (const role of search.note.remedies) {
    const places = search.slots.filter((slot) => slot.role === role)
    const changes = [
      ...places.flatMap(otherQuantities),
      ...places.flatMap((slot) => otherProducts(slot, search.candidates.get(slot.key) ?? [])),
    ]
    const found = changes.find(mends)
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether a change ends the warning and begins no other. Only rules that see the change are asked again. */
function trialOf<Choice extends MatchChoice>({ slots, room, rules, note }: RemedySearch<Choice>) {
  const rule = rules.find(({ key }) => key === note.rule)
  const before = systemOf(slots, room)
  const warnedBefore = new Map<MatchRule, boolean>()
  const isOld = (other: MatchRule): boolean => {
    const known = warnedBefore.get(other) ?? warns(before, other)
    warnedBefore.set(other, known)
    return known
  }
  return (change: Remedy<Choice>): boolean => {
    if (rule === undefined) return false
    const role = slots.find(({ key }) => key === change.slot)?.role
    const after = systemOf(withRemedy(slots, change), room)
    if (role === undefined || warns(after, rule)) return false
    return rules.every((other) => !sightOf(other).roles.has(role) || !warns(after, other) || isOld(other))
  }
}

/** The slots after a remedy. */
export const withRemedy = <Choice extends MatchChoice>(
  slots: readonly ComposedSlot<Choice>[],
  remedy: Remedy<Choice>,
): ComposedSlot<Choice>[] =>
  withChoice(
    slots,
    remedy.slot,
    remedy.kind === 'product'
      ? { choice: remedy.choice, quantity: remedy.quantity }
      : { quantity: remedy.quantity },
  )

function otherQuantities<Choice extends MatchChoice>(slot: ComposedSlot<Choice>): Remedy<Choice>[] {
  const { key, choice, quantity: present } = slot
  if (choice === undefined) return []
  return allowedQuantities(slot, choice.stock)
    .filter((quantity) => quantity !== present)
    .toSorted((one, other) => Math.abs(one - present) - Math.abs(other - present) || other - one)
    .map((quantity) => ({
      kind: 'quantity',
      slot: key,
      quantity,
      price_difference: quantity * unitPrice(choice, quantity) - present * unitPrice(choice, present),
    }))
}

function otherProducts<Choice extends MatchChoice>(
  slot: ComposedSlot<Choice>,
  candidates: readonly Choice[],
): Remedy<Choice>[] {
  const { key, choice: present } = slot
  const quantity = present === undefined ? slot.min_quantity : slot.quantity
  const distance = ({ price }: Choice): number => Math.abs(price - (present?.price ?? 0))
  return candidates
    .filter(({ inventory, stock }) => inventory !== present?.inventory && stock >= quantity)
    .toSorted((one, other) => distance(one) - distance(other) || byName(one, other))
    .map((choice) => ({
      kind: 'product',
      slot: key,
      quantity,
      choice,
      price_difference:
        (unitPrice(choice, quantity) - (present === undefined ? 0 : unitPrice(present, quantity))) * quantity,
    }))
}

/** By code units, so that every machine sorts alike. */
function byName(one: MatchChoice, other: MatchChoice): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1
  return one.inventory < other.inventory ? -1 : 1
}
