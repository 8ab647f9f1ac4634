import { type Draft, type Place, withPick } from './draft.ts'
import { likedQuantity } from './liked-quantity.ts'
import { helpOfOptional } from './role-weights.ts'
import type { Verdicts } from './rule-judge.ts'
import { fitOf, type Score, scoreJudged, scoreUnjudged } from './score-system.ts'
import type { SuggestTask } from './suggest-task.ts'

/** A whole draft with what the rules say of it. */
export interface Judged {
  draft: Draft
  score: Score
  verdicts: Verdicts
  total: number
}

const rounds = 3

/**
 * The draft made better step by step, within a price: first what need not be there but helps, in its fixed order, as far as
 * money is left; then each part against every other one that could stand in its place; then what need not be there against
 * better ones of the rest.
 */
export function climbed(start: Judged, task: SuggestTask, mostPrice: number): Judged {
  const optional = helpOfOptional.flatMap(([role]) =>
    task.places.filter(({ component }) => !component.is_required && component.role === role),
  )
  const required = task.places.filter(({ component }) => component.is_required)
  const eachBettered = (from: Judged, places: readonly Place[]): Judged =>
    places.reduce((best, place) => bettered(best, { place, task, mostPrice }), from)
  let best = start
  for (let round = 0; round < rounds; round += 1) {
    const before = best
    best = eachBettered(best, [...optional, ...required])
    if (best === before) break
  }
  for (const place of optional) {
    const without = judgedWithout(best, place, task)
    if (without === undefined) continue
    const changed = eachBettered(without, required)
    if (changed.score.exact > best.score.exact) best = changed
  }
  return best
}

/** The draft with something cheaper in each place, as long as the rules allow it. */
export function cheapened(start: Judged, task: SuggestTask): Judged {
  let best = start
  for (let round = 0; round < rounds; round += 1) {
    const before = best
    for (const place of task.places) best = cheaperIn(place, best, task)
    if (best === before) break
  }
  return best
}

function cheaperIn(place: Place, present: Judged, task: SuggestTask): Judged {
  let best = present
  for (const option of present.draft[place.at] === undefined ? [] : place.options) {
    const liked = likedQuantity(present.draft, option, { judge: task.judge, isAffordable: () => true })
    const trial = liked && settled(liked.draft, present, { place, task, mostPrice: best.total })
    if (trial === undefined || trial.verdicts.warnings > 0) continue
    if (task.totalOf(trial.draft) < best.total) best = judged(trial.draft, task)
  }
  return best
}

/** The draft without what stands in a place; nothing, where nothing does or the rest does not fit any more. */
function judgedWithout({ draft }: Judged, { at }: Place, task: SuggestTask): Judged | undefined {
  if (draft[at] === undefined) return undefined
  const rest = judged(draft.with(at, undefined), task)
  return rest.verdicts.warnings > 0 ? undefined : rest
}

export function judged(draft: Draft, { judge, places, totalOf }: SuggestTask): Judged {
  const verdicts = judge.all(draft)
  return {
    draft,
    score: scoreJudged(scoreUnjudged(draft, places), verdicts),
    verdicts,
    total: totalOf(draft),
  }
}

interface Betterment {
  place: Place
  task: SuggestTask
  mostPrice: number
}

/** The draft with whatever is best in this place. The rules are asked only about what could still win. */
function bettered(present: Judged, around: Betterment): Judged {
  const { place, task, mostPrice } = around
  const { judge, places } = task
  const remarked = present.verdicts.notes - judge.about(present.draft, place).notes
  const mostFit = fitOf({ notes: remarked })
  const trials = place.options
    .flatMap((option) => {
      const [least] = option.picks
      if (least === undefined || option === present.draft[place.at]?.option) return []
      const draft = withPick(present.draft, least)
      if (!task.isWithin(draft, mostPrice)) return []
      const hoped = scoreUnjudged(draft, places).exact + mostFit
      return hoped > present.score.exact ? [{ option, hoped }] : []
    })
    .sort((a, b) => b.hoped - a.hoped)
  let best = present
  for (const { option, hoped } of trials) {
    if (hoped <= best.score.exact) break
    const liked = likedQuantity(present.draft, option, {
      judge: task.judge,
      isAffordable: (pick) => task.isWithin(withPick(present.draft, pick), mostPrice),
    })
    if (liked === undefined) continue
    const trial = settled(liked.draft, present, around)
    if (trial.verdicts.warnings > 0) continue
    const score = scoreJudged(scoreUnjudged(trial.draft, task.places), trial.verdicts)
    if (score.exact > best.score.exact && task.isWithin(trial.draft, mostPrice))
      best = { ...trial, score, total: task.totalOf(trial.draft) }
  }
  return best
}

type Weighed = Omit<Judged, 'score' | 'total'>

/** A changed draft, with new numbers of units elsewhere where the rules like the present ones less now: of cables, above all. */
function settled(draft: Draft, present: Judged, { place, task: { judge } }: Betterment): Weighed {
  const verdicts = judge.after(draft, place, present)
  if (verdicts.warnings === 0 && verdicts.notes <= present.verdicts.notes) return { draft, verdicts }
  let changed = draft
  for (const pick of draft) {
    if (pick === undefined || pick.place === place || pick.option.picks.length === 1) continue
    const [now, then] = [changed, present.draft].map((each) => judge.aboutUnits(each, pick.option))
    if (now?.warnings === then?.warnings && now?.notes === then?.notes) continue
    changed = likedQuantity(changed, pick.option, { judge, isAffordable: () => true })?.draft ?? changed
  }
  return changed === draft ? { draft, verdicts } : { draft: changed, verdicts: judge.all(changed) }
}
