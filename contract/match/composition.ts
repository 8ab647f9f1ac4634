import type { Room } from '../shapes/room.ts'
import type { ComponentRole } from './component-roles.ts'
import type { Figures, MatchSystem } from './system.ts'
import type { OfferedPrice } from './unit-price.ts'

/** A variant that could stand in a slot, as far as fitting and its price are concerned. */
export interface MatchChoice extends OfferedPrice {
  inventory: string
  product_uuid: string
  brand: string
  name: string
  variant: string
  stock: number
  figures: Figures
}

/** A component of a template with what was chosen for it. */
export interface ComposedSlot<Choice extends MatchChoice = MatchChoice> {
  key: string
  role: ComponentRole
  is_required: boolean
  min_quantity: number
  max_quantity: number
  quantity_step: number
  choice?: Choice | undefined
  quantity: number
}

/** The slots as the rules see them: only what was chosen. */
export const systemOf = (slots: readonly ComposedSlot[], room?: Room | undefined): MatchSystem => ({
  parts: slots.flatMap(({ key, role, choice, quantity }) =>
    choice === undefined
      ? []
      : [{ slot: key, role, name: `${choice.brand} ${choice.name}`, quantity, figures: choice.figures }],
  ),
  room,
})

/** The same slots with another choice, or another number of units, in one of them. */
export const withChoice = <Choice extends MatchChoice>(
  slots: readonly ComposedSlot<Choice>[],
  key: string,
  change: { choice?: Choice | undefined; quantity?: number },
): ComposedSlot<Choice>[] => slots.map((slot) => (slot.key === key ? { ...slot, ...change } : slot))
