import {
  sampleCandidates,
  sampleComponents,
  sampleRoom,
  sampleSlots,
} from '@gema/server/testing/sample-composition.ts'
import { sampleRules } from '@gema/server/testing/sample-rules.ts'
import { expect, test } from 'vitest'
import { systemOf, withChoice } from './composition.ts'
import { judgeCandidates } from './judge-candidates.ts'
import { matchSystem } from './match-system.ts'

const slots = sampleSlots({
  receiver: 'Ohm five',
  front: 'Laras small',
  centre: 'Laras centre',
  surround: 'Laras side',
  subwoofer: 'Bumi twelve',
  cable: 'Urat two',
  power: 'Deret seven',
})
const around = { slots, rules: sampleRules, room: sampleRoom, decimalFormat: 'id-ID' }

test('each candidate is judged by the worst that would be said about its slot, with the sentence', () => {
  const judged = judgeCandidates({ ...around, key: 'front', candidates: sampleCandidates.get('front') ?? [] })
  expect(judged.get('inventory Velm tower')).toEqual({
    verdict: 'warning',
    sentence: '4 Ω is too low.',
    fits: false,
  })
  expect(judged.get('inventory Laras great')?.sentence).toBe('80 W is weak.')
})

test('all candidates of all slots are judged as the whole system would be', () => {
  for (const { key, role, candidates } of sampleComponents) {
    const judged = judgeCandidates({ ...around, key, candidates })
    for (const choice of candidates) {
      const notes = matchSystem(
        systemOf(withChoice(slots, key, { choice }), sampleRoom),
        sampleRules,
        'id-ID',
      )
      const about = notes.filter((note) => note.slots.includes(key))
      const worst =
        about.find(({ verdict }) => verdict === 'warning') ??
        about.find(({ verdict }) => verdict === 'note') ??
        about[0]
      const found = judged.get(choice.inventory)
      expect(found?.verdict, role).toBe(worst?.verdict ?? 'ok')
      expect(found?.sentence).toBe(worst?.sentence)
    }
  }
})

test('a warning that shows elsewhere but looks at the slot keeps a candidate from fitting', () => {
  const rule = {
    key: 'light',
    roles: ['amplifier' as const],
    figures: [{ name: 'draw', formula: 'total(all.power_draw_w)' }],
    cases: [{ when: 'draw > 700', verdict: 'warning' as const, sentence: '{draw} W is too much.' }],
    remedies: [],
  }
  const candidates = sampleCandidates.get('subwoofer') ?? []
  const judged = judgeCandidates({ ...around, rules: [rule], key: 'subwoofer', candidates })
  expect(judged.get('inventory Bumi twelve')).toEqual({ verdict: 'ok', sentence: undefined, fits: false })
  expect(judged.get('inventory Dent eight')?.fits).toBe(true)
})

test('a slot that is not there has no candidates', () => {
  expect(judgeCandidates({ ...around, key: 'nowhere', candidates: [] }).size).toBe(0)
})
