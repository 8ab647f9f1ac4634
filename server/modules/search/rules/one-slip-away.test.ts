import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { oneSlipAway } from './one-slip-away.ts'

const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 6 })
const other = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 7 })

test('what lies one slip away is all of what can be reached by one slip, and nothing else', () => {
  fc.assert(
    fc.property(short, other, (word, near) => {
      expect(oneSlipAway(word).includes(near)).toBe(editDistance(word, near, 2) === 1)
    }),
    { numRuns: 300 },
  )
  for (const near of oneSlipAway('tower')) expect(editDistance('tower', near, 2)).toBe(1)
})

test('a word of three letters could be anything, a long one is found by its letters, other scripts stay whole', () => {
  expect(oneSlipAway('mic')).toEqual([])
  expect(oneSlipAway('speaker')).toEqual([])
  expect(oneSlipAway('𐊀𐊀𐊀')).toEqual([])
})
