import type { ComponentRole } from './component-roles.ts'
import type { Value } from './formula-scope.ts'
import type { MatchRule, Verdict } from './match-rule.ts'
import { caseOf } from './rule-case.ts'
import type { MatchSystem } from './system.ts'

/** What a rule says of a system. */
export interface MatchNote {
  rule: string
  verdict: Verdict
  sentence: string
  /** The slot that shows it. */
  slot: string
  /** All slots that it is about. */
  slots: string[]
  figures: Record<string, number | string>
  remedies: ComponentRole[]
}

/** What the rules say of a system, in their order. What they do not know enough about they say nothing of. */
export function matchSystem(
  system: MatchSystem,
  rules: readonly MatchRule[],
  decimalFormat: string,
): MatchNote[] {
  return rules.flatMap((rule) => noteOf(system, rule, decimalFormat) ?? [])
}

/** What one rule says of a system; nothing, where it does not concern it. */
export function noteOf(system: MatchSystem, rule: MatchRule, decimalFormat: string): MatchNote | undefined {
  const found = caseOf(system, rule)
  if (found === undefined) return undefined
  return {
    rule: rule.key,
    verdict: found.verdict,
    sentence: fillIn(found.sentence, found.known, decimalFormat),
    slot: found.shown.slot,
    slots: [...new Set(found.concerned.map(({ slot }) => slot))],
    figures: tellable(found.known),
    remedies: rule.remedies,
  }
}

const fillIn = (sentence: string, known: Map<string, Value>, decimalFormat: string): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = known.get(name)
    return typeof value === 'number' ? decimal(value, decimalFormat) : String(value)
  })

const tellable = (known: Map<string, Value>): Record<string, number | string> =>
  Object.fromEntries(
    [...known].flatMap(([name, value]) =>
      typeof value === 'number' || typeof value === 'string' ? [[name, value]] : [],
    ),
  )

const formats = new Map<string, Intl.NumberFormat>()

function decimal(value: number, decimalFormat: string): string {
  const format =
    formats.get(decimalFormat) ?? new Intl.NumberFormat(decimalFormat, { maximumFractionDigits: 1 })
  formats.set(decimalFormat, format)
  return format.format(value)
}
