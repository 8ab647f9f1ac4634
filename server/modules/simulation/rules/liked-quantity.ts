import { type Draft, isInStock, type Option, type Pick, withPick } from './draft.ts'
import type { RuleJudge } from './rule-judge.ts'

interface Around {
  judge: RuleJudge
  isAffordable: (pick: Pick) => boolean
}

/** As many units of an option as the rules like best, the fewest of them; nothing, where not even the least can be had. */
export function likedQuantity(
  draft: Draft,
  option: Option,
  { judge, isAffordable }: Around,
): { pick: Pick; draft: Draft } | undefined {
  let best: { pick: Pick; draft: Draft; warnings: number; notes: number } | undefined
  for (const pick of option.picks) {
    if (!isAffordable(pick) || !isInStock(draft, pick)) break
    const changed = withPick(draft, pick)
    const { warnings, notes } = judge.aboutUnits(changed, option)
    if (best === undefined || warnings < best.warnings || (warnings === best.warnings && notes < best.notes))
      best = { pick, draft: changed, warnings, notes }
    if (warnings + notes === 0) break
  }
  return best
}
