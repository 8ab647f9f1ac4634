import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadOf } from './price-histogram.ts'

const prices = fc.array(fc.integer({ min: 0, max: 500_000_000 }), { minLength: 1, maxLength: 60 })

test('every product stands in one bar, and the ends are the lowest and the highest price', () => {
  fc.assert(
    fc.property(prices, (given) => {
      const { lowest, highest, histogram } = spreadOf(Float64Array.from(given))
      expect({ lowest, highest }).toEqual({ lowest: Math.min(...given), highest: Math.max(...given) })
      expect(histogram).toHaveLength(20)
      expect(histogram.reduce((sum, bar) => sum + bar, 0)).toBe(given.length)
    }),
  )
})

test('each bar counts the prices of its step', () => {
  const { histogram } = spreadOf([100, 104, 105, 150, 199, 200])
  expect(histogram[0]).toBe(2)
  expect(histogram[1]).toBe(1)
  expect(histogram[10]).toBe(1)
  // The highest price closes the last step.
  expect(histogram[19]).toBe(2)
})

test('things that all cost the same stand in one bar', () => {
  const { lowest, highest, histogram } = spreadOf([70, 70, 70])
  expect([lowest, highest, histogram[0]]).toEqual([70, 70, 3])
})

test('an empty list has no bars', () => {
  expect(spreadOf([])).toEqual({ lowest: 0, highest: 0, histogram: [] })
})
