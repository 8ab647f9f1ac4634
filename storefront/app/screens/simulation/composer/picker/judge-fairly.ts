import type { MatchChoice } from '@gema/contract/match/composition.ts'
import { systemOf, withChoice } from '@gema/contract/match/composition.ts'
import {
  type CandidateJudgement,
  type CandidatesToJudge,
  judgeCandidates,
} from '@gema/contract/match/judge-candidates.ts'
import type { MatchRule } from '@gema/contract/match/match-rule.ts'
import { type MatchNote, noteOf } from '@gema/contract/match/match-system.ts'

export interface FairJudgement {
  judged: Map<string, CandidateJudgement>
  /** What would have to be mended elsewhere, whichever is chosen. */
  shared: string[]
}

/** So many are judged before whatever else waits gets its turn. */
const atOnce = 20

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * What the rules would say with each candidate. A warning that every one of them would bring, such as too few cables for
 * any pair of speakers, tells nothing about one of them: it is told once, and not held against them; nor is a note that
 * is the same for all. Two hundred take a
 * moment, so they are judged a few at a time; nothing comes back once nobody wants to know.
 */
export async function judgeFairly(
  search: CandidatesToJudge,
  isWanted: () => boolean = () => true,
): Promise<FairJudgement | undefined> {
  const judged = await judgeInTurns(search, isWanted)
  const [first] = search.candidates
  if (judged === undefined) return undefined
  if (first === undefined || search.candidates.length < 2 || [...judged.values()].some(isPlain))
    return { judged, shared: [] }
  const common = search.rules.filter((rule) => saysTheSame(search, rule, first))
  const shared = common.flatMap((rule) => {
    const note = noteWith(search, rule, first)
    return note?.verdict === 'warning' ? [note.sentence] : []
  })
  const rules = search.rules.filter((rule) => !common.includes(rule))
  const fairly = common.length === 0 ? judged : await judgeInTurns({ ...search, rules }, isWanted)
  return (
    fairly && {
      judged: fairly,
      shared,
    }
  )
}

const isPlain = ({ fits, verdict }: CandidateJudgement): boolean => fits && verdict === 'ok'

/** Whether a rule warns of every candidate, or makes the very same note of each. */
function saysTheSame(search: CandidatesToJudge, rule: MatchRule, first: MatchChoice): boolean {
  const said = noteWith(search, rule, first)
  if (said === undefined || said.verdict === 'ok') return false
  return search.candidates.every((choice) => {
    const note = noteWith(search, rule, choice)
    return note?.verdict === said.verdict && (note.verdict === 'warning' || note.sentence === said.sentence)
  })
}

async function judgeInTurns(
  search: CandidatesToJudge,
  isWanted: () => boolean,
): Promise<FairJudgement['judged'] | undefined> {
  const judged: FairJudgement['judged'] = new Map()
  for (let from = 0; from < search.candidates.length; from += atOnce) {
    if (from > 0) await pause()
    if (!isWanted()) return undefined
    const candidates = search.candidates.slice(from, from + atOnce)
    for (const [inventory, judgement] of judgeCandidates({ ...search, candidates }))
      judged.set(inventory, judgement)
  }
  return judged
}

function noteWith(search: CandidatesToJudge, rule: MatchRule, choice: MatchChoice): MatchNote | undefined {
  const slot = search.slots.find(({ key }) => key === search.key)
  const quantity = Math.max(slot?.quantity ?? 1, slot?.min_quantity ?? 1)
  const slots = withChoice(search.slots, search.key, { choice, quantity })
  return noteOf(systemOf(slots, search.room), rule, search.decimalFormat)
}
