import type { ComponentRole } from '@gema/contract/match/component-roles.ts'
import type { Verdict } from '@gema/contract/match/match-rule.ts'
import { type MatchNote, noteOf } from '@gema/contract/match/match-system.ts'
import type { Figures, MatchPart, MatchSystem } from '@gema/contract/match/system.ts'
import { inLanguage } from '@gema/contract/values/language.ts'
import { expect, test } from 'vitest'
import type { ShippedRule } from './shipped-rule.ts'

/** A small system, what a rule says of it, and the numbers and names that its sentence tells. */
export interface Example {
  says: Verdict
  tells: string[]
  system: MatchSystem
}

type Room = NonNullable<MatchSystem['room']>

/** One unit of something, by its figures. */
export const part = (role: ComponentRole, figures: Figures, more: Partial<MatchPart> = {}): MatchPart => ({
  ...{ slot: role, role, name: `Maker ${role}`, quantity: 1, figures },
  ...more,
})

/** A room of 6 × 4 metres, where nothing else is told. */
export const room = (told: Partial<Room> = {}): Room => ({
  ...{ length_cm: 600, width_cm: 400, height_cm: 280, seats: 3, use: 'film' },
  ...told,
})

export const example = (says: Verdict, tells: string, system: MatchSystem): Example => ({
  says,
  tells: tells.split(' '),
  system,
})

const languages = ['en', 'id']

const told = (rule: ShippedRule, system: MatchSystem, language: string): MatchNote | undefined =>
  noteOf(
    system,
    {
      ...rule,
      cases: rule.cases.map((one) => ({ ...one, sentence: inLanguage(one.sentence, language) })),
    },
    'id-ID',
  )

/** The example that stands at the place of a case proves that case; every case of every rule needs its own. */
export function proveRules(rules: ShippedRule[], examples: Record<string, Example[]>): void {
  test('every rule is proved', () => {
    expect(Object.keys(examples).toSorted()).toEqual(rules.map(({ key }) => key).toSorted())
  })
  test.each(rules.map((rule) => ({ key: rule.key, rule })))('$key says what it should', ({ key, rule }) => {
    const ofRule = examples[key] ?? []
    expect(ofRule).toHaveLength(rule.cases.length)
    for (const [index, { says, tells, system }] of ofRule.entries()) {
      for (const language of languages) {
        const note = told(rule, system, language)
        const template = inLanguage(rule.cases[index]?.sentence ?? { en: '' }, language)
        expect(note?.verdict, `${template} → ${note?.sentence}`).toBe(says)
        expect(note?.sentence).toMatch(shapeOf(template))
        for (const piece of tells.filter(Boolean)) expect(note?.sentence).toMatch(wholly(piece))
        // An example that tells less than its sentence proves too little.
        expect(tells.filter(Boolean).length, template).toBeGreaterThanOrEqual(blanksOf(template).size)
      }
    }
  })
}

/** "2" is not told by a sentence that says 2,5 or 120. */
const wholly = (piece: string): RegExp => new RegExp(`(?<![\\d.,])${piece}(?!\\d|[.,]\\d)`)

const blanksOf = (template: string): Set<string> => new Set(template.match(/\{\w+\}/g))

const shapeOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`)
