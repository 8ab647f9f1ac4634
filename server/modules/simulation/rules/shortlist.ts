import type { BundleOffer } from '@gema/contract/match/bundle-savings.ts'
import type { SuggestChoice, SuggestComponent } from './suggestion.ts'

/** More than these of one component are not looked at; those that are stand evenly from the cheapest to the dearest. */
const mostChoices = 40

/**
 * The choices of a component that are worth looking at, the cheapest first: of the variants of a product that have the same
 * figures the cheapest that is there in the least quantity, and those that could make a bundle whole.
 */
export function shortlist(
  { candidates, min_quantity }: SuggestComponent,
  bundles: readonly BundleOffer[],
): SuggestChoice[] {
  const bundled = new Set(bundles.flatMap(({ items }) => items.map(({ inventory }) => inventory)))
  const sorted = candidates
    .filter(({ stock }) => stock >= min_quantity)
    .toSorted(
      (a, b) =>
        a.price - b.price ||
        Number(bundled.has(b.inventory)) - Number(bundled.has(a.inventory)) ||
        b.stock - a.stock ||
        (a.inventory < b.inventory ? -1 : 1),
    )
  const alike = Map.groupBy(sorted, (choice) => `${choice.product_uuid} ${figuresKey(choice)}`)
  const kept = new Set([...alike.values()].flatMap((variants) => variants.slice(0, 1)))
  const few = new Set(spread([...kept]))
  return sorted.filter((choice) => few.has(choice) || (bundled.has(choice.inventory) && !kept.has(choice)))
}

const figuresKey = ({ figures }: SuggestChoice): string =>
  JSON.stringify(Object.entries(figures).toSorted(([a], [b]) => (a < b ? -1 : 1)))

function spread(choices: SuggestChoice[]): SuggestChoice[] {
  if (choices.length <= mostChoices) return choices
  const step = (choices.length - 1) / (mostChoices - 1)
  return Array.from({ length: mostChoices }, (_, at) => choices[Math.round(at * step)]).filter(
    (choice) => choice !== undefined,
  )
}
