import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundleDiscounts } from './bundle-discounts.ts'

const amplifier = { inventoryId: 1, quantity: 1, unitPrice: 6_490_000, isSelected: true, isAvailable: true }
const microphones = { inventoryId: 2, quantity: 2, unitPrice: 2_190_001, isSelected: true, isAvailable: true }
const starter = {
  discountPercent: 10,
  parts: [
    { inventoryId: 1, quantity: 1 },
    { inventoryId: 2, quantity: 2 },
  ],
}

test('a whole bundle takes its percent off, rounded down for each set', () => {
  const { holds, shares } = bundleDiscounts([amplifier, microphones], starter)
  expect(holds).toBe(true)
  expect(shares[0]).toBe(649_000)
  expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBe(Math.floor((6_490_000 + 2 * 2_190_001) / 10))
})

test('units beyond whole sets cost what they cost alone', () => {
  const once = bundleDiscounts([amplifier, microphones], starter)
  const more = bundleDiscounts(
    [
      { ...amplifier, quantity: 3 },
      { ...microphones, quantity: 3 },
    ],
    starter,
  )
  expect(more).toEqual(once)
  const twice = bundleDiscounts(
    [
      { ...amplifier, quantity: 3 },
      { ...microphones, quantity: 5 },
    ],
    starter,
  )
  const sum = (shares: number[]) => shares.reduce((whole, share) => whole + share, 0)
  expect(sum(twice.shares)).toBe(2 * sum(once.shares))
})

test.each([
  ['is not there', [amplifier]],
  ['is not selected', [amplifier, { ...microphones, isSelected: false }]],
  ['cannot be had', [amplifier, { ...microphones, isAvailable: false }]],
  ['is there too few times', [amplifier, { ...microphones, quantity: 1 }]],
])('a bundle ends where a part of it %s', (_, lines) => {
  expect(bundleDiscounts(lines, starter)).toEqual({ holds: false, shares: lines.map(() => 0) })
})

test('a bundle that is not selected at all costs nothing and is not broken', () => {
  const lines = [amplifier, microphones].map((line) => ({ ...line, isSelected: false }))
  expect(bundleDiscounts(lines, starter)).toEqual({ holds: true, shares: [0, 0] })
})

test('a bundle without parts never holds', () => {
  expect(bundleDiscounts([amplifier], { discountPercent: 10, parts: [] }).holds).toBe(false)
})

test('no share is fractional, negative or larger than its line', () => {
  const part = fc.record({
    inCart: fc.integer({ min: 1, max: 99 }),
    inSet: fc.integer({ min: 1, max: 4 }),
    unitPrice: fc.integer({ min: 0, max: 500_000_000 }),
    isSelected: fc.boolean(),
    isAvailable: fc.boolean(),
  })
  const parts = fc.array(part, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 100 }), (given, discountPercent) => {
      const lines = given.map(({ inCart: quantity, ...line }, inventoryId) => ({
        ...line,
        quantity,
        inventoryId,
      }))
      const terms = given.map(({ inSet: quantity }, inventoryId) => ({ inventoryId, quantity }))
      const { holds, shares } = bundleDiscounts(lines, { discountPercent, parts: terms })
      for (const [place, share] of shares.entries()) {
        const { quantity = 0, unitPrice = 0 } = lines[place] ?? {}
        expect(Number.isSafeInteger(share) && share >= 0 && share <= quantity * unitPrice).toBe(true)
        if (!holds) expect(share).toBe(0)
      }
    }),
  )
})
