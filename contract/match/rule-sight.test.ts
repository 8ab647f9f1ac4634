import { sampleRules } from '@gema/server/testing/sample-rules.ts'
import { expect, test } from 'vitest'
import type { MatchRule } from './match-rule.ts'
import { faceOf, sightOf } from './rule-sight.ts'

const rule = (figures: MatchRule['figures'], when: string): MatchRule => ({
  key: 'rule',
  roles: ['cabinet'],
  figures,
  cases: [{ when, verdict: 'note', sentence: 'Look.' }],
  remedies: [],
})
const part = { slot: 'front', role: 'front' as const, name: 'Laras', quantity: 1 }

test('a rule looks at the roles that it is about and at those that its formulas name, groups included', () => {
  const sight = sightOf(
    rule([{ name: 'width', formula: 'highest(equipment.width_cm)' }], 'width > room.width'),
  )
  expect([...sight.roles].sort()).toEqual(['amplifier', 'cabinet', 'mixer', 'power', 'streamer', 'turntable'])
  expect([...sight.figures]).toContain('width_cm')
  expect(sight.countsUnits).toBe(false)
})

test('a rule that speaks of everything looks at every role', () => {
  const mains = sampleRules.find(({ key }) => key === 'mains')
  if (mains === undefined) throw new Error('there is no such rule')
  expect(sightOf(mains).roles.size).toBe(22)
})

test('parts that show a rule the same figures have the same face; units count only where they are read', () => {
  const sight = sightOf(rule([], 'total(front.power_draw_w) > 3'))
  const face = (figures: Record<string, number>, quantity = 1) =>
    faceOf({ ...part, quantity, figures }, sight)
  expect(face({ power_draw_w: 5, weight_kg: 1 })).toBe(face({ power_draw_w: 5, weight_kg: 2 }))
  expect(face({ power_draw_w: 5 })).not.toBe(face({ power_draw_w: 6 }))
  expect(face({ power_draw_w: 5 }, 2)).not.toBe(face({ power_draw_w: 5 }))
  expect(face({ weight_kg: 1 }, 2)).toBe(face({}))
  const counting = sightOf(rule([], 'units(front) > 1'))
  expect(faceOf({ ...part, quantity: 2, figures: {} }, counting)).not.toBe(
    faceOf({ ...part, figures: {} }, counting),
  )
})

test('a name that is only told does not matter, one that is compared does', () => {
  const told = [{ name: 'speaker', formula: 'name(front)' }]
  expect(sightOf(rule(told, 'has(front)')).readsNames).toBe(false)
  expect(sightOf(rule(told, "contains(speaker, 'tower')")).readsNames).toBe(true)
  expect(sightOf(rule([], "contains(name(front), 'tower')")).readsNames).toBe(true)
})
