import type { QuantityLimits } from '@gema/contract/match/allowed-quantities.ts'
import type { BundleOffer } from '@gema/contract/match/bundle-savings.ts'
import type { ComponentRole } from '@gema/contract/match/component-roles.ts'
import type { MatchChoice } from '@gema/contract/match/composition.ts'
import type { MatchRule } from '@gema/contract/match/match-rule.ts'
import type { MatchNote } from '@gema/contract/match/match-system.ts'
import type { MatchSystem } from '@gema/contract/match/system.ts'

/** A variant that a suggestion could take, with what its buyers think of it. */
export interface SuggestChoice extends MatchChoice {
  rating: number | null
  sold_count: number
  /** What one unit costs without any discount. */
  selling: number
}

export interface SuggestComponent<Choice extends SuggestChoice = SuggestChoice> extends QuantityLimits {
  key: string
  role: ComponentRole
  is_required: boolean
  candidates: readonly Choice[]
}

export interface SuggestQuestion<Choice extends SuggestChoice = SuggestChoice> {
  components: readonly SuggestComponent<Choice>[]
  rules: readonly MatchRule[]
  bundles: readonly BundleOffer[]
  room?: MatchSystem['room']
  budget: number
  decimalFormat: string
}

export type SuggestLevel = 'careful' | 'balanced' | 'best'

/** Why a system has its points; the points of all reasons add up to its score. */
export type SuggestReason = { points: number; of: number } & (
  | { key: 'fit'; values: { checks: number; notes: number } }
  | { key: 'quality'; values: { percent: number } }
  | { key: 'balance'; values: { percent: number } }
  | { key: 'ratings'; values: { rating: number; parts: number } }
  | { key: 'complete'; values: { count: number; of: number } }
  | { key: 'maker'; values: { brand: string; count: number; of: number } }
)

/** A whole system for a room and a budget. */
export interface Suggested<Choice extends SuggestChoice = SuggestChoice> {
  level: SuggestLevel
  /** With what bundles take off. */
  price: number
  bundle_discount: number
  /** Of 100. */
  score: number
  reasons: SuggestReason[]
  /** In the order of the components. */
  lines: { component: string; quantity: number; choice: Choice }[]
  notes: MatchNote[]
}
