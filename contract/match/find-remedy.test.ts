import {
  aChoice,
  sampleCandidates,
  sampleComponents,
  sampleRoom,
  sampleSlots,
} from '@gema/server/testing/sample-composition.ts'
import { sampleRules } from '@gema/server/testing/sample-rules.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedQuantities } from './allowed-quantities.ts'
import { type ComposedSlot, type MatchChoice, systemOf, withChoice } from './composition.ts'
import { findRemedy, withRemedy } from './find-remedy.ts'
import { type MatchNote, matchSystem } from './match-system.ts'

const room = sampleRoom
const warningsOf = (slots: readonly ComposedSlot[]): MatchNote[] =>
  matchSystem(systemOf(slots, room), sampleRules, 'id-ID').filter(({ verdict }) => verdict === 'warning')

function remedyOf(
  slots: ComposedSlot[],
  rule: string,
  candidates: ReadonlyMap<string, readonly MatchChoice[]>,
) {
  const note = warningsOf(slots).find((each) => each.rule === rule)
  if (note === undefined) throw new Error(`${rule} does not warn`)
  return findRemedy({ slots, room, rules: sampleRules, note, candidates })
}

const whole = {
  receiver: 'Ohm five',
  front: 'Laras small',
  centre: 'Laras centre',
  surround: 'Laras side',
  cable: 'Urat two',
}

test('another number of units is proposed before another product, the nearest number first', () => {
  expect(remedyOf(sampleSlots(whole), 'cable', sampleCandidates)).toEqual({
    kind: 'quantity',
    slot: 'cable',
    quantity: 3,
    price_difference: 2 * 449_000,
  })
})

test('of the products that mend a warning the nearest in price is proposed', () => {
  const slots = sampleSlots({ ...whole, front: 'Velm tower' })
  expect(remedyOf(slots, 'impedance', sampleCandidates)).toMatchObject({
    kind: 'product',
    slot: 'receiver',
    choice: { name: 'Kana five' },
    price_difference: 300_000,
  })
})

test('a product that would begin another warning is passed over', () => {
  const candidates = new Map([
    ...sampleCandidates,
    [
      'receiver',
      [aChoice('Weak', 7_700_000, { channels: '7.2', impedance_min_ohm: 4, power_per_channel_w: 10 })],
    ],
  ])
  const remedy = remedyOf(sampleSlots({ ...whole, front: 'Velm tower' }), 'impedance', candidates)
  expect(remedy).toMatchObject({ slot: 'front', choice: { name: 'Laras tower' } })
})

test('what is not in stock in the wanted number is not proposed', () => {
  const soldOut = [...(sampleCandidates.get('receiver') ?? [])].map((choice) => ({ ...choice, stock: 0 }))
  const candidates = new Map([...sampleCandidates, ['receiver', soldOut], ['front', []]])
  expect(remedyOf(sampleSlots({ ...whole, front: 'Velm tower' }), 'impedance', candidates)).toBeUndefined()
})

test('an empty place can be filled in order to mend a warning', () => {
  const rule = {
    key: 'needs power',
    roles: ['amplifier' as const],
    figures: [],
    cases: [{ when: 'not has(power)', verdict: 'warning' as const, sentence: 'Not protected.' }],
    remedies: ['power' as const],
  }
  const slots = sampleSlots(whole)
  const note = matchSystem(systemOf(slots, room), [rule], 'id-ID')[0]
  if (note === undefined) throw new Error('it does not warn')
  expect(findRemedy({ slots, room, rules: [rule], note, candidates: sampleCandidates })).toMatchObject({
    slot: 'power',
    quantity: 1,
    price_difference: 1_290_000,
  })
})

test('places whose candidates are not known yet are passed over', () => {
  expect(remedyOf(sampleSlots({ ...whole, front: 'Velm tower' }), 'impedance', new Map())).toBeUndefined()
})

/** Any composition: each component empty or with one of its candidates, in any number that it takes. */
const compositions = fc.tuple(...sampleComponents.map(() => fc.tuple(fc.nat(), fc.nat()))).map((turns) =>
  sampleSlots({}).map((slot, at): ComposedSlot => {
    const [which = 0, many = 0] = turns[at] ?? []
    const choices = [undefined, ...(sampleCandidates.get(slot.key) ?? [])]
    const quantities = allowedQuantities(slot, 20)
    return {
      ...slot,
      choice: choices[which % choices.length],
      quantity: quantities[many % quantities.length] ?? slot.min_quantity,
    }
  }),
)

test('a remedy ends its warning and begins none, and the same is found in whatever order candidates come', () => {
  fc.assert(
    fc.property(compositions, (slots) => {
      const before = warningsOf(slots)
      const backwards = new Map([...sampleCandidates].map(([key, all]) => [key, all.toReversed()]))
      for (const note of before) {
        const search = { slots, room, rules: sampleRules, note }
        const remedy = findRemedy<MatchChoice>({ ...search, candidates: sampleCandidates })
        expect(findRemedy<MatchChoice>({ ...search, candidates: backwards })).toEqual(remedy)
        if (remedy === undefined) continue
        const after = warningsOf(withRemedy(slots, remedy)).map(({ rule }) => rule)
        expect(after).not.toContain(note.rule)
        expect(before.map(({ rule }) => rule)).toEqual(expect.arrayContaining(after))
        const cost = (all: readonly ComposedSlot[]) =>
          all.reduce((sum, { choice, quantity }) => sum + (choice?.price ?? 0) * quantity, 0)
        expect(cost(withRemedy(slots, remedy)) - cost(slots)).toBe(remedy.price_difference)
      }
    }),
  )
})

test('no change of one place is missed where the first role could be changed', () => {
  fc.assert(
    fc.property(compositions, (slots) => {
      for (const note of warningsOf(slots)) {
        const candidates = sampleCandidates
        if (findRemedy<MatchChoice>({ slots, room, rules: sampleRules, note, candidates }) !== undefined)
          continue
        const old = new Set(warningsOf(slots).map(({ rule }) => rule))
        for (const { key } of slots.filter(({ role }) => note.remedies.includes(role)))
          for (const choice of candidates.get(key) ?? []) {
            const after = warningsOf(withChoice<MatchChoice>(slots, key, { choice }))
            const isMended = after.every(({ rule }) => rule !== note.rule && old.has(rule))
            const slot = slots.find((each) => each.key === key)
            if (slot?.choice !== undefined) expect(isMended).toBe(false)
          }
      }
    }),
  )
})
