import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
const enough = 20

/** The same by trying every slip at the end of the words. */
function slips(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const ways = [
    slips(a.slice(0, -1), b) + 1,
    slips(a, b.slice(0, -1)) + 1,
    slips(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
  ]
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    ways.push(slips(a.slice(0, -2), b.slice(0, -2)) + 1)
  }
  return Math.min(...ways)
}

test('slips are counted as the plain way counts them', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  fc.assert(
    fc.property(short, short, (a, b) => {
      expect(editDistance(a, b, enough)).toBe(slips(a, b))
    }),
  )
})

test('it does not matter which word is the wrong one', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, enough)).toBe(editDistance(b, a, enough))
    }),
  )
})

test('a word is no slip away from itself, and another one is', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, enough) === 0).toBe(a === b)
    }),
  )
})

test('counting stops above the most that is allowed, and below it nothing changes', () => {
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, most) => {
      const all = editDistance(a, b, enough)
      if (all <= most) expect(editDistance(a, b, most)).toBe(all)
      else expect(editDistance(a, b, most)).toBeGreaterThan(most)
    }),
  )
})

test('two letters swapped are one slip', () => {
  expect(editDistance('speaekr', 'speaker', 3)).toBe(1)
})
