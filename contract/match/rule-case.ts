import { compile } from './formula.ts'
import type { Value } from './formula-scope.ts'
import type { MatchRule, Verdict } from './match-rule.ts'
import type { MatchPart, MatchSystem } from './system.ts'
import { scopeOf } from './system-scope.ts'

/** What a rule has found out about a system. */
export interface RuleCase {
  /** The part that shows it. */
  shown: MatchPart
  /** The parts that it is about. */
  concerned: MatchPart[]
  verdict: Verdict
  sentence: string
  known: Map<string, Value>
}

/** The first case of a rule that holds and can be told; nothing, where the rule does not concern the system. */
export function caseOf(system: MatchSystem, rule: MatchRule): RuleCase | undefined {
  const concerned = system.parts.filter(({ role }) => rule.roles.includes(role))
  const shown = rule.roles.flatMap((role) => concerned.find((part) => part.role === role) ?? [])[0]
  if (shown === undefined) return undefined
  const known = new Map<string, Value>()
  const scope = scopeOf(system, known)
  for (const { name, formula } of rule.figures) known.set(name, compile(formula)(scope))
  for (const { when, verdict, sentence } of rule.cases) {
    if (compile(when)(scope) === true && blanksOf(sentence).every((name) => isTellable(known.get(name))))
      return { shown, concerned, verdict, sentence, known }
  }
  return undefined
}

/** Whether a rule warns of a system, without the trouble of a sentence. */
export const warns = (system: MatchSystem, rule: MatchRule): boolean =>
  caseOf(system, rule)?.verdict === 'warning'

const isTellable = (value: Value): boolean => value !== undefined && typeof value !== 'boolean'

const blanks = new Map<string, string[]>()

/** The figures that a sentence speaks of; each sentence is read once. */
function blanksOf(sentence: string): string[] {
  const found = blanks.get(sentence) ?? [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  blanks.set(sentence, found)
  return found
}
