import { matchSystem } from '@gema/contract/match/match-system.ts'
import { cheapened, climbed, type Judged, judged } from './climb-draft.ts'
import { type Draft, draftKey } from './draft.ts'
import { mendedDraft } from './mend-draft.ts'
import { reasonsOf } from './score-system.ts'
import { searchDrafts, type Weighing } from './search-drafts.ts'
import { type SuggestTask, suggestTask } from './suggest-task.ts'
import type { SuggestChoice, Suggested, SuggestLevel, SuggestQuestion } from './suggestion.ts'

export type {
  SuggestChoice,
  SuggestComponent,
  Suggested,
  SuggestLevel,
  SuggestQuestion,
  SuggestReason,
} from './suggestion.ts'

/** The share of the money that each level may use. */
const shares = { careful: 2 / 3, balanced: 0.85, best: 1 }

/** Shares of a price that the required parts alone are tried with; what is left is for the optional ones. */
const paces = [0.45, 0.65, 0.8, 0.97]

/** How often the levels are worked out anew, where the best system turns out to cost less. */
const mostTurns = 2

/** How much of a price the drafts use that systems for it are grown from. */
const shareOfStarts = [1, 0.85, 0.7]

/**
 * Whole systems for a budget: careful, balanced and best, each only where it is not the same as another. `least` is the
 * cheapest that works without a warning, and does not depend on the budget; nothing is suggested for less. Where more
 * money would buy nothing better, careful and balanced are shares of what the best one costs.
 */
export function suggestSystems<Choice extends SuggestChoice>(
  question: SuggestQuestion<Choice>,
): { suggestions: Suggested<Choice>[]; least: number | null } {
  const task = suggestTask(question)
  const cheapest = cheapestDraft(task)
  if (cheapest === undefined) return { suggestions: [], least: null }
  const least = task.totalOf(cheapest)
  if (least > question.budget) return { suggestions: [], least }
  const { found, used } = systemsForLevels(cheapest, task)
  const most = (level: SuggestLevel): number =>
    level === 'best' ? question.budget : Math.max(least, shares[level] * used)
  const chosen = new Map<string, { level: SuggestLevel; system: Judged }>()
  for (const level of ['best', 'balanced', 'careful'] as const) {
    const system = bestOf(found, most(level))
    if (system !== undefined && !chosen.has(draftKey(system.draft)))
      chosen.set(draftKey(system.draft), { level, system })
  }
  return {
    suggestions: [...chosen.values()]
      .reverse()
      .map(({ level, system }) => told(system, level, { task, question })),
    least,
  }
}

/** Systems for all levels, and what the best of them costs: the others are shares of that. */
function systemsForLevels(cheapest: Draft, task: SuggestTask): { found: Judged[]; used: number } {
  const { budget } = task.question
  const found = systemsWithin(budget, cheapest, task)
  const costOfBest = (): number => bestOf(found, budget)?.total ?? budget
  let used = costOfBest()
  for (let turn = 0; turn < mostTurns; turn += 1) {
    for (const share of [shares.balanced, shares.careful])
      found.push(...systemsWithin(Math.max(task.totalOf(cheapest), share * used), cheapest, task))
    // Looking closer at less money can find something better for it.
    if (costOfBest() === used) break
    used = costOfBest()
  }
  return { found, used }
}

/** Whatever the rules allow, for as little as possible. */
function cheapestDraft(task: SuggestTask): Draft | undefined {
  const grown = searchDrafts(task, {
    budget: Number.POSITIVE_INFINITY,
    weighings: [({ price }) => -price],
    width: Number.POSITIVE_INFINITY,
    perRoot: 3,
  })
  const [cheapest] = wholeDrafts(grown, task).toSorted((a, b) => task.totalOf(a) - task.totalOf(b))
  return cheapest && cheapened(judged(cheapest, task), task).draft
}

/** Good systems up to a price, each grown from a draft that leaves another share of it for what need not be there. */
function systemsWithin(mostPrice: number, cheapest: Draft, task: SuggestTask): Judged[] {
  const starts = [cheapest, ...pacedDrafts(mostPrice, task)].map((draft) => judged(draft, task))
  const chosen = new Set(shareOfStarts.flatMap((share) => bestOf(starts, share * mostPrice) ?? []))
  return [...chosen].map((start) => climbed(start, task, mostPrice))
}

/** Systems whose money is spread over their parts, for several shares of a price. */
function pacedDrafts(mostPrice: number, task: SuggestTask): Draft[] {
  const weighings = paces.map(
    (pace): Weighing =>
      ({ price, value, share }) =>
        value - Math.abs(price / Math.max(1, mostPrice) - pace * share),
  )
  return wholeDrafts(searchDrafts(task, { budget: mostPrice, weighings, width: 8, perRoot: 2 }), task)
}

const wholeDrafts = (grown: ReturnType<typeof searchDrafts>, task: SuggestTask): Draft[] =>
  grown.flatMap(({ draft }) => {
    if (task.judge.all(draft).warnings === 0) return [draft]
    const mended = mendedDraft(draft, task)
    return mended === undefined ? [] : [mended]
  })

/** The highest score up to a price; of those with the same score the cheapest. */
const bestOf = (systems: readonly Judged[], mostPrice: number): Judged | undefined =>
  systems
    .filter(({ total }) => total <= mostPrice)
    .toSorted(
      (one, other) =>
        other.score.points - one.score.points ||
        one.total - other.total ||
        (draftKey(one.draft) < draftKey(other.draft) ? -1 : 1),
    )[0]

interface Telling<Choice extends SuggestChoice> {
  task: SuggestTask
  question: SuggestQuestion<Choice>
}

function told<Choice extends SuggestChoice>(
  { draft, score, verdicts, total }: Judged,
  level: SuggestLevel,
  { task, question }: Telling<Choice>,
): Suggested<Choice> {
  const parts = draft.flatMap((pick) => pick?.part ?? [])
  return {
    level,
    price: total,
    bundle_discount: task.savingOf(draft),
    score: score.points,
    reasons: reasonsOf(draft, task.places, verdicts),
    lines: question.components.flatMap(({ key, candidates }, at) => {
      const pick = draft[at]
      const choice = candidates.find(({ inventory }) => inventory === pick?.option.choice.inventory)
      return pick === undefined || choice === undefined
        ? []
        : [{ component: key, quantity: pick.quantity, choice }]
    }),
    notes: matchSystem({ parts, room: question.room }, question.rules, question.decimalFormat),
  }
}
