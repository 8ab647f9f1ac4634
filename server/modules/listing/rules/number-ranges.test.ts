import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithin, type NumberRange, rangesOf, readRange, writeRange } from './number-ranges.ts'

/** Whole numbers and such with up to two decimals, as specifications have them. */
const value = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  fc.integer({ min: 0, max: 200_000 }),
  fc.integer({ min: -6_000, max: 100_000 }).map((hundredths) => hundredths / 100),
)
const values = fc.array(value, { maxLength: 40 })

const ways = (range: NumberRange) => [
  range.from ?? Number.NEGATIVE_INFINITY,
  range.to ?? Number.POSITIVE_INFINITY,
]

test('every value is in one range and in no other', () => {
  fc.assert(
    fc.property(values, (given) => {
      const ranges = rangesOf(given)
      for (const one of given) expect(ranges.filter((range) => isWithin(one, range))).toHaveLength(1)
    }),
    { numRuns: 500 },
  )
})

test('a range is read from an address as it was written there', () => {
  fc.assert(
    fc.property(values, (given) => {
      for (const range of rangesOf(given)) expect(readRange(writeRange(range))).toEqual(range)
    }),
    { numRuns: 500 },
  )
})

test('ranges stand in order and are few enough to read', () => {
  fc.assert(
    fc.property(values, (given) => {
      const ranges = rangesOf(given)
      expect(ranges.length).toBeLessThanOrEqual(6)
      const edges = ranges.flatMap(ways)
      expect(edges).toEqual(edges.toSorted((a, b) => a - b))
    }),
  )
})

test('a handful of values stand for themselves', () => {
  expect(rangesOf([8, 4, 6, 8]).map(writeRange)).toEqual(['4', '6', '8'])
})

test('more values are cut at round numbers', () => {
  expect(rangesOf([22, 37, 51, 68, 83, 104, 137, 166, 212, 305]).map(writeRange)).toEqual([
    '-51',
    '51-83',
    '83-140',
    '140-210',
    '210-',
  ])
})

test('a range holds its lower end and not its upper one', () => {
  expect([49.9, 50, 99.9, 100].map((one) => isWithin(one, { from: 50, to: 100 }))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('whatever else stands in an address is no range', () => {
  for (const text of ['', 'abc', '1-2-3', '1e3', '0x10', ' 5', '5,5', '1234567890123', 'NaN', 'Infinity']) {
    expect(readRange(text)).toBeUndefined()
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const range = readRange(text)
      if (range !== undefined)
        expect(isWithin(Number.NaN, range)).toBe(range.from === null && range.to === null)
    }),
  )
})
