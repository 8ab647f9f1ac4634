import { allowedQuantities } from '@gema/contract/match/allowed-quantities.ts'
import type { BundleOffer } from '@gema/contract/match/bundle-savings.ts'
import type { MatchPart } from '@gema/contract/match/system.ts'
import { unitPrice } from '@gema/contract/match/unit-price.ts'
import { choiceQuality } from './choice-quality.ts'
import { shortlist } from './shortlist.ts'
import type { SuggestChoice, SuggestComponent } from './suggestion.ts'

/** A component with everything that could stand in it. */
export interface Place {
  /** Its place among the components. */
  at: number
  component: SuggestComponent
  options: Option[]
}

export interface Option {
  choice: SuggestChoice
  /** Within its display case, from 0 to 1. */
  quality: number
  /** What buyers think of it, from 0 to 1. */
  liking: number
  /** By the number of units, the fewest first. */
  picks: Pick[]
}

/** A choice with its number of units, in its place. */
export interface Pick {
  /** One of a kind among all picks of all places. */
  id: number
  place: Place
  option: Option
  quantity: number
  price: number
  part: MatchPart
}

/** What stands in each place; nothing, where it is empty. */
export type Draft = readonly (Pick | undefined)[]

export function placesOf(components: readonly SuggestComponent[], bundles: readonly BundleOffer[]): Place[] {
  let picks = 0
  return components.map((component, at) => {
    const choices = shortlist(component, bundles)
    const qualities = choiceQuality(choices)
    const place: Place = { at, component, options: [] }
    for (const choice of choices) {
      const option: Option = {
        choice,
        quality: qualities.get(choice.inventory) ?? 0,
        liking: likingOf(choice),
        picks: [],
      }
      for (const quantity of allowedQuantities(component, choice.stock))
        option.picks.push({ id: picks++, place, option, quantity, ...priceAndPart(place, choice, quantity) })
      place.options.push(option)
    }
    return place
  })
}

/** What nobody has rated yet is neither liked nor disliked. */
const likingOf = ({ rating }: SuggestChoice): number =>
  rating === null ? 0.5 : Math.min(1, Math.max(0, (rating - 3) / 2))

const priceAndPart = ({ component }: Place, choice: SuggestChoice, quantity: number) => ({
  price: unitPrice(choice, quantity) * quantity,
  part: {
    slot: component.key,
    role: component.role,
    name: `${choice.brand} ${choice.name}`,
    quantity,
    figures: choice.figures,
  },
})

/** The draft with another pick in the place of that pick. */
export function withPick(draft: Draft, pick: Pick): Draft {
  const changed = [...draft]
  changed[pick.place.at] = pick
  return changed
}

/** Whether there are enough units, also where two places take from the same stock. */
export function isInStock(draft: Draft, { option, quantity, place }: Pick): boolean {
  let wanted = quantity
  for (const pick of draft) {
    if (
      pick !== undefined &&
      pick.place !== place &&
      pick.option.choice.inventory === option.choice.inventory
    )
      wanted += pick.quantity
  }
  return wanted <= option.choice.stock
}

export const priceOf = (draft: Draft): number => draft.reduce((sum, pick) => sum + (pick?.price ?? 0), 0)

/** The same for two drafts that hold the same; of two, the smaller one comes first on every machine. */
export const draftKey = (draft: Draft): string =>
  draft
    .map((pick) => (pick === undefined ? '' : `${pick.option.choice.inventory}*${pick.quantity}`))
    .join(' ')
