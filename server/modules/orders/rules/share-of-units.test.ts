import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOfUnits } from './share-of-units.ts'

test('units carry their share of the discount', () => {
  const line = { quantity: 3, unitPrice: 1_000_000, discount: 100_000 }
  expect(shareOfUnits(line, { before: 0, units: 1 })).toBe(966_667)
  expect(shareOfUnits(line, { before: 1, units: 2 })).toBe(1_933_333)
  expect(shareOfUnits(line, { before: 0, units: 3 })).toBe(2_900_000)
})

test('however a line is taken apart, its parts add up to what it cost, and none is negative', () => {
  const line = fc
    .record({ quantity: fc.integer({ min: 1, max: 50 }), unitPrice: fc.integer({ min: 0, max: 90_000_000 }) })
    .chain(({ quantity, unitPrice }) =>
      fc.record({
        quantity: fc.constant(quantity),
        unitPrice: fc.constant(unitPrice),
        discount: fc.integer({ min: 0, max: quantity * unitPrice }),
      }),
    )
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 50 }), (bought, cuts) => {
      let before = 0
      let sum = 0
      for (const cut of [...cuts, bought.quantity]) {
        const units = Math.min(cut, bought.quantity - before)
        const part = shareOfUnits(bought, { before, units })
        expect(part).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(part)).toBe(true)
        sum += part
        before += units
      }
      expect(sum).toBe(bought.quantity * bought.unitPrice - bought.discount)
    }),
  )
})
