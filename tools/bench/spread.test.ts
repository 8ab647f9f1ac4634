import { expect, test } from 'vitest'
import { meanOf, medianOf, spreadOf } from './spread.ts'

const toHundred = Array.from({ length: 100 }, (_, nth) => 100 - nth)

test('a spread tells where most of the times lie, in whatever order they came', () => {
  expect(spreadOf(toHundred)).toEqual({
    count: 100,
    shortest: 1,
    median: 51,
    p95: 96,
    p99: 100,
    longest: 100,
  })
})

test('one time is all of its spread', () => {
  expect(spreadOf([7])).toEqual({ count: 1, shortest: 7, median: 7, p95: 7, p99: 7, longest: 7 })
})

test('the median is not moved by one that is far off, the mean is', () => {
  expect(medianOf([3, 1000, 1])).toBe(3)
  expect(meanOf([1, 2, 6])).toBe(3)
  expect(medianOf([])).toBeNaN()
})
