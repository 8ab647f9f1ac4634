import { componentRoles } from '@gema/contract/match/component-roles.ts'
import type { Draft, Option, Place } from './draft.ts'
import { likedQuantity } from './liked-quantity.ts'
import { moneyWeight, qualityWeight } from './role-weights.ts'
import type { SuggestTask } from './suggest-task.ts'

/** A draft whose required places are filled up to somewhere. */
export interface Growing {
  draft: Draft
  price: number
  /** How good it is so far, from 0 to 1 of what the whole could be. */
  value: number
  /** The share of the whole that is filled so far, by what the places should cost. */
  share: number
  warnings: number
  /** What was chosen first: not all that goes on may stand on the same. */
  root: Option | undefined
}

/** How a draft that grows is ranked; the higher, the better. */
export type Weighing = (growing: { price: number; value: number; share: number }) => number

export interface SearchWidth {
  /** Nothing above it goes on. */
  budget: number
  weighings: readonly Weighing[]
  /** How many go on for each weighing, and how many of them with the same first choice. */
  width: number
  perRoot: number
}

/**
 * Whole systems of the required places, grown place by place: of all ways to go on, the best by each weighing do. Rules are
 * asked only about those. Where all that are looked at meet a warning, a few go on with it and can be mended afterwards.
 */
export function searchDrafts(task: SuggestTask, search: SearchWidth): Growing[] {
  const order = task.places
    .filter(({ component }) => component.is_required)
    .toSorted((a, b) => rank(a) - rank(b) || a.at - b.at)
  if (order.some(({ options }) => options.length === 0)) return []
  const whole = order.reduce((sum, place) => sum + weightOf(place), 0)
  const empty: Draft = task.places.map(() => undefined)
  let growing: Growing[] = [{ draft: empty, price: 0, value: 0, share: 0, warnings: 0, root: undefined }]
  for (const [turn, place] of order.entries()) {
    const rest = order.slice(turn + 1).reduce((sum, { options }) => sum + cheapest(options), 0)
    const isAffordable = (price: number) => task.leastOf(price + rest) <= search.budget
    const ways = waysOn(growing, { place, share: weightOf(place) / whole, isAffordable })
    growing = chosenWays(ways, { task, search, isAffordable })
  }
  return growing
}

const rank = ({ component }: Place): number => componentRoles.indexOf(component.role)
const weightOf = ({ component }: Place): number => moneyWeight[component.role]
const cheapest = (options: readonly Option[]): number =>
  Math.min(...options.map(({ picks }) => picks[0]?.price ?? Number.POSITIVE_INFINITY))

/** A way to go on: one option more, not yet judged. */
interface Way {
  from: Growing
  option: Option
  price: number
  value: number
  share: number
}

interface Step {
  place: Place
  share: number
  isAffordable: (price: number) => boolean
}

/** What the same maker, and what buyers think, is worth beside quality. */
const worthOfMaker = 0.15
const worthOfRating = 0.3

function waysOn(growing: readonly Growing[], { place, share, isAffordable }: Step): Way[] {
  return growing.flatMap((from) =>
    place.options.flatMap((option) => {
      const price = from.price + (option.picks[0]?.price ?? Number.POSITIVE_INFINITY)
      if (!isAffordable(price)) return []
      const isKnown = from.draft.some((pick) => pick?.option.choice.brand === option.choice.brand)
      const quality = qualityWeight(place.component.role) === 0 ? 0 : option.quality
      const worth = quality + (isKnown ? worthOfMaker : 0) + worthOfRating * option.liking
      return [{ from, option, price, value: from.value + share * worth, share: from.share + share }]
    }),
  )
}

interface Choosing {
  task: SuggestTask
  search: SearchWidth
  isAffordable: (price: number) => boolean
}

function chosenWays(ways: readonly Way[], { task, search, isAffordable }: Choosing): Growing[] {
  const settled = new Map<Way, Growing | undefined>()
  const settle = (way: Way): Growing | undefined => {
    if (!settled.has(way)) settled.set(way, settledWay(way, task, isAffordable))
    return settled.get(way)
  }
  const chosen = new Set<Growing>()
  for (const weigh of search.weighings) {
    const ranked = ways
      .map((way) => ({ way, weight: weigh(way) }))
      .sort((a, b) => b.weight - a.weight || a.way.price - b.way.price)
    for (const each of bestOf(ranked, { settle, search })) chosen.add(each)
  }
  return [...chosen]
}

interface Taking {
  settle: (way: Way) => Growing | undefined
  search: SearchWidth
}

/** The best ways without a warning; where there is none, the first few with one. */
function bestOf(ranked: readonly { way: Way }[], { settle, search }: Taking): Growing[] {
  const [clean, warned]: [Growing[], Growing[]] = [[], []]
  const roots = new Map<Option, number>()
  let tried = 0
  for (const { way } of ranked) {
    if (clean.length === search.width || tried === 6 * search.width) break
    const root = way.from.root ?? way.option
    const ofRoot = roots.get(root) ?? 0
    if (ofRoot === search.perRoot) continue
    const grown = settle(way)
    if (grown === undefined) continue
    tried += 1
    if (grown.warnings > 0) warned.push(grown)
    else {
      clean.push(grown)
      roots.set(root, ofRoot + 1)
    }
  }
  return clean.length > 0
    ? clean
    : warned.toSorted((a, b) => a.warnings - b.warnings).slice(0, search.perRoot)
}

/** A way with the number of units that the rules like best; nothing, where it costs too much. */
function settledWay(
  { from, option, value, share }: Way,
  { judge }: SuggestTask,
  isAffordable: (price: number) => boolean,
): Growing | undefined {
  const liked = likedQuantity(from.draft, option, {
    judge,
    isAffordable: (pick) => isAffordable(from.price + pick.price),
  })
  if (liked === undefined) return undefined
  return {
    draft: liked.draft,
    price: from.price + liked.pick.price,
    value,
    share,
    warnings: from.warnings + judge.about(liked.draft, liked.pick.place).warnings,
    root: from.root ?? option,
  }
}
