import type { MatchChoice } from '@gema/contract/match/composition.ts'
import { expect, test } from 'vitest'
import { aChoice, sampleCandidates, sampleRoom, sampleSlots } from '../../../testing/sample-composition.ts'
import { sampleRules } from '../../../testing/sample-rules.ts'
import { nearestSubstitute } from './nearest-substitute.ts'

const slots = sampleSlots({ receiver: 'Ohm five', front: 'Laras small', cable: 'Urat two' })
const fronts = sampleCandidates.get('front') ?? []
const missing = fronts.find(({ name }) => name === 'Laras small') ?? aChoice('none', 0)
const search = (candidates: readonly MatchChoice[]) => ({
  ...{ slots, key: 'front', candidates },
  ...{ rules: sampleRules, room: sampleRoom },
})

test('the same product in another finish comes before everything else', () => {
  const walnut = { ...missing, inventory: 'in walnut', variant: 'Walnut', price: missing.price + 900_000 }
  expect(nearestSubstitute(search([...fronts, walnut]))).toEqual({
    choice: walnut,
    reason: { key: 'other_finish', values: { variant: 'Walnut' } },
  })
})

test('another product of the same maker comes before a nearer one of another maker', () => {
  expect(nearestSubstitute(search(fronts))).toMatchObject({
    choice: { name: 'Laras tower' },
    reason: { key: 'same_maker', values: { brand: 'Laras' } },
  })
})

test('among other makers the nearest in price and figures is taken', () => {
  const others = [
    aChoice('Velm like it', 3_000_000, missing.figures),
    aChoice('Velm other', 2_800_000, { ...missing.figures, impedance_ohm: 16, recommended_power_min_w: 60 }),
  ]
  expect(nearestSubstitute(search(others))).toMatchObject({
    choice: { name: 'Velm like it' },
    reason: { key: 'similar', values: {} },
  })
})

test('what would begin a warning, or is not there in the wanted number, is no substitute', () => {
  const low = { ...missing, inventory: 'low', figures: { ...missing.figures, impedance_ohm: 2 } }
  const few = { ...missing, inventory: 'few', stock: 0 }
  expect(nearestSubstitute(search([missing, low, few]))).toBeUndefined()
})

test('a warning that was there before keeps nothing from being a substitute', () => {
  const tower = sampleSlots({ receiver: 'Ohm five', front: 'Velm tower' })
  const like = { ...aChoice('Velm tower', 12_000_000), inventory: 'like', figures: { impedance_ohm: 4 } }
  expect(nearestSubstitute({ ...search([like]), slots: tower })?.choice).toBe(like)
})

test('the order of the candidates does not matter, and an empty slot has no substitute', () => {
  expect(nearestSubstitute(search(fronts.toReversed()))).toEqual(nearestSubstitute(search(fronts)))
  expect(nearestSubstitute({ ...search(fronts), key: 'centre' })).toBeUndefined()
})
