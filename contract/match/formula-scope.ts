import type { MatchPart } from './system.ts'

/** What a formula gives; nothing, where something that it needs is not known. */
export type Value = number | string | boolean | undefined

/** What the names in a formula stand for. */
export interface Scope {
  figure: (name: string) => Value
  parts: (name: string) => MatchPart[]
  room: (name: string) => Value
}
