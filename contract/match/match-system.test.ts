import { expect, test } from 'vitest'
import type { MatchRule } from './match-rule.ts'
import { matchSystem } from './match-system.ts'
import type { MatchPart } from './system.ts'

const part = (role: MatchPart['role'], figures: MatchPart['figures'], slot: string = role): MatchPart => ({
  slot,
  role,
  name: `Our ${role}`,
  quantity: 1,
  figures,
})

const rule: MatchRule = {
  key: 'power',
  roles: ['amplifier', 'front'],
  figures: [
    { name: 'watts', formula: 'amplifier.power_per_channel_w' },
    { name: 'least', formula: 'front.recommended_power_min_w' },
    { name: 'missing', formula: 'least - watts' },
    { name: 'speaker', formula: 'name(front)' },
    { name: 'loud', formula: 'watts > 50' },
  ],
  cases: [
    { when: 'watts < least', verdict: 'warning', sentence: '{speaker}: {watts} W, {missing} W missing' },
    { when: 'watts >= 1000', verdict: 'note', sentence: '{watts} W, {never} V' },
    { when: 'watts >= 1000', verdict: 'note', sentence: 'It is loud: {loud}' },
    { when: 'watts >= least', verdict: 'ok', sentence: '{watts} W and {watts} W' },
    { when: 'watts > 0', verdict: 'note', sentence: 'Some watts' },
  ],
  remedies: ['amplifier'],
}

const front = part('front', { recommended_power_min_w: 50 }, 'left and right')
const amplifier = (power_per_channel_w: number) => part('amplifier', { power_per_channel_w }, 'receiver')
const told = (parts: MatchPart[]) => matchSystem({ parts }, [rule], 'id-ID')

test('the first case that holds is told, with its figures, slots and remedies', () => {
  expect(told([front, amplifier(20.5)])).toEqual([
    {
      rule: 'power',
      verdict: 'warning',
      sentence: 'Our front: 20,5 W, 29,5 W missing',
      slot: 'receiver',
      slots: ['left and right', 'receiver'],
      figures: { watts: 20.5, least: 50, missing: 29.5, speaker: 'Our front' },
      remedies: ['amplifier'],
    },
  ])
})

test('a case is passed over when its sentence speaks of something unknown, or of a yes or no', () => {
  expect(told([front, amplifier(1500)])[0]).toMatchObject({ verdict: 'ok', sentence: '1.500 W and 1.500 W' })
})

test('what is unknown makes a case unknown, and a later one may still hold', () => {
  expect(told([part('front', {}), amplifier(60)])[0]).toMatchObject({ sentence: 'Some watts' })
})

test('a rule that knows too little says nothing', () => {
  expect(told([front])).toEqual([])
  expect(told([])).toEqual([])
})

test('a rule that is about none of the parts says nothing', () => {
  const always = { ...rule, figures: [], cases: [{ when: 'true', verdict: 'ok' as const, sentence: 'Yes' }] }
  expect(matchSystem({ parts: [part('seat', {})] }, [always], 'id-ID')).toEqual([])
  expect(matchSystem({ parts: [front] }, [always], 'id-ID')[0]).toMatchObject({ slot: 'left and right' })
})

test('the first role of the rule that is there shows it, whatever the order of the slots', () => {
  expect(told([front, amplifier(60)])[0]?.slot).toBe('receiver')
  expect(told([amplifier(60), front])[0]?.slot).toBe('receiver')
})

test('the rules are told in their own order', () => {
  const second = { ...rule, key: 'second' }
  const notes = matchSystem({ parts: [front, amplifier(60)] }, [second, rule], 'id-ID')
  expect(notes.map((note) => note.rule)).toEqual(['second', 'power'])
})

test('a name with signs of the language of sentences is told as it is', () => {
  const odd = { ...front, name: 'A $& {watts} speaker' }
  expect(told([odd, amplifier(10)])[0]?.sentence).toContain('A $& {watts} speaker: 10 W')
})
