import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseUniqueCode } from './choose-unique-code.ts'

test('the code is between 1 and 999 and makes an amount that nobody else transfers', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.array(fc.integer({ min: 1, max: 999 })),
      fc.nat(5_000),
      (total, used, spin) => {
        const taken = new Set(used.map((code) => total + code))
        const code = chooseUniqueCode(total, taken, spin) ?? 0
        expect(code).toBeGreaterThanOrEqual(1)
        expect(code).toBeLessThanOrEqual(999)
        expect(taken.has(total + code)).toBe(false)
      },
    ),
  )
})

test('where all codes are taken there is none', () => {
  const taken = new Set(Array.from({ length: 999 }, (_, place) => 1_001 + place))
  expect(chooseUniqueCode(1_000, taken, 5)).toBeUndefined()
})
