import type { Room } from '../shapes/room.ts'
import { type ComposedSlot, type MatchChoice, systemOf, withChoice } from './composition.ts'
import type { MatchRule, Verdict } from './match-rule.ts'
import { noteOf } from './match-system.ts'
import { caseOf } from './rule-case.ts'
import { faceOf, sightOf } from './rule-sight.ts'

/** How a candidate would do in its slot. */
export interface CandidateJudgement {
  /** The worst that the rules would say about the slot; `ok` where they say nothing. */
  verdict: Verdict
  /** What they would say, where they say something. */
  sentence: string | undefined
  /** No rule that looks at the slot would warn, wherever it shows its warning. */
  fits: boolean
}

export interface CandidatesToJudge {
  slots: readonly ComposedSlot[]
  /** Of the slot that the candidates are for. */
  key: string
  candidates: readonly MatchChoice[]
  rules: readonly MatchRule[]
  room?: Room | undefined
  decimalFormat: string
}

/**
 * What the rules would say about a slot with each of its candidates, by inventory. Rules that do not look at the slot are
 * not asked: a candidate cannot change what they say. The others are asked once for all candidates that look alike to them.
 */
export function judgeCandidates({
  slots,
  key,
  candidates,
  rules,
  room,
  decimalFormat,
}: CandidatesToJudge): Map<string, CandidateJudgement> {
  const slot = slots.find((each) => each.key === key)
  if (slot === undefined) return new Map()
  const looks = rules
    .filter((rule) => sightOf(rule).roles.has(slot.role))
    .map((rule) => ({ rule, isAbout: rule.roles.includes(slot.role), verdicts: new Map<string, Said>() }))
  const quantity = Math.max(slot.quantity, slot.min_quantity)
  const judged = (choice: MatchChoice): CandidateJudgement => {
    const system = systemOf(withChoice(slots, key, { choice, quantity }), room)
    const part = system.parts.find((each) => each.slot === key)
    const said = looks.map(({ rule, isAbout, verdicts }) => {
      const face = part === undefined ? '' : faceOf(part, sightOf(rule))
      const verdict = verdicts.get(face) ?? caseOf(system, rule)?.verdict ?? 'nothing'
      verdicts.set(face, verdict)
      return { rule, isAbout, verdict }
    })
    const about = said.filter(({ isAbout }) => isAbout)
    const worst = severest
      .map((verdict) => about.find((each) => each.verdict === verdict))
      .find((each) => each !== undefined)
    const note = worst && noteOf(system, worst.rule, decimalFormat)
    return {
      verdict: note?.verdict ?? 'ok',
      sentence: note?.sentence,
      fits: said.every(({ verdict }) => verdict !== 'warning'),
    }
  }
  return new Map(candidates.map((choice) => [choice.inventory, judged(choice)]))
}

type Said = Verdict | 'nothing'

const severest: readonly Verdict[] = ['warning', 'note', 'ok']
