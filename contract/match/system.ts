import type { Room } from '../shapes/room.ts'
import type { ComponentRole } from './component-roles.ts'

/** What a formula can know of a product, by the keys of the attributes. */
export type Figures = Record<string, number | boolean | string>

/** A product in its place in a system. */
export interface MatchPart {
  /** The component of the template that it stands in. */
  slot: string
  role: ComponentRole
  name: string
  quantity: number
  figures: Figures
}

/** What somebody composes, and the room that it is for, as far as they have told. */
export interface MatchSystem {
  parts: MatchPart[]
  room?: Room | undefined
}
