import { expect, test } from 'vitest'
import { placeOn, priceScale } from './price-scale.ts'

test('a scale has round steps and holds every price', () => {
  expect(priceScale(189_000, 25_499_000)).toEqual({ from: 0, to: 25_500_000, step: 500_000 })
  expect(priceScale(1_290_000, 2_150_000)).toEqual({ from: 1_290_000, to: 2_150_000, step: 10_000 })
})

test('a list of one price has a scale too', () => {
  const scale = priceScale(5000, 5000)
  expect(scale.from).toBe(5000)
  expect(placeOn(scale, 5000)).toBe(0)
})

test('an amount stands between the ends, never beyond', () => {
  const scale = { from: 0, to: 200, step: 1 }
  expect(placeOn(scale, 50)).toBe(25)
  expect(placeOn(scale, -5)).toBe(0)
  expect(placeOn(scale, 900)).toBe(100)
})
