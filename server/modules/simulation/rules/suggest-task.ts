import { bundleSavings } from '@gema/contract/match/bundle-savings.ts'
import { unitPrice } from '@gema/contract/match/unit-price.ts'
import { type Draft, type Place, placesOf, priceOf } from './draft.ts'
import { RuleJudge } from './rule-judge.ts'
import type { SuggestQuestion } from './suggestion.ts'

/** A question made ready to be worked at. */
export interface SuggestTask {
  question: SuggestQuestion
  places: Place[]
  judge: RuleJudge
  /** What bundles take off a draft. */
  savingOf: (draft: Draft) => number
  /** What a draft costs, with what bundles take off. */
  totalOf: (draft: Draft) => number
  /** Whether a draft costs no more than this. */
  isWithin: (draft: Draft, mostPrice: number) => boolean
  /** The least that parts of this price can cost, whatever bundles they make whole. */
  leastOf: (price: number) => number
}

export function suggestTask(question: SuggestQuestion): SuggestTask {
  const { components, rules, room } = question
  const offered = new Set(
    components.flatMap(({ candidates }) => candidates.map(({ inventory }) => inventory)),
  )
  const bundles = question.bundles.filter(({ items }) =>
    items.every(({ inventory }) => offered.has(inventory)),
  )
  const places = placesOf(components, bundles)
  const mostOff = Math.max(0, ...bundles.map(({ discount_percent }) => discount_percent))
  const savingOf = (draft: Draft): number =>
    bundles.length === 0
      ? 0
      : bundleSavings(linesOf(draft), bundles).reduce((sum, { saving }) => sum + saving, 0)
  const totalOf = (draft: Draft): number => priceOf(draft) - savingOf(draft)
  const leastOf = (price: number): number => (price * (100 - mostOff)) / 100
  return {
    question,
    places,
    judge: new RuleJudge(places, rules, room),
    savingOf,
    totalOf,
    // Bundles are looked at only where they decide.
    isWithin: (draft, mostPrice) => {
      const price = priceOf(draft)
      return price <= mostPrice || (leastOf(price) <= mostPrice && totalOf(draft) <= mostPrice)
    },
    leastOf,
  }
}

const linesOf = (draft: Draft) =>
  draft.flatMap((pick) =>
    pick === undefined
      ? []
      : [
          {
            inventory: pick.option.choice.inventory,
            quantity: pick.quantity,
            price: unitPrice(pick.option.choice, pick.quantity),
          },
        ],
  )
