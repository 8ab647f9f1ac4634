import { describe, expect, test } from 'vitest'
import { valueOfUnits } from './value-of-units.ts'

const line = { original_quantity: 3, unit_price: 1_000, discount: 100 }

describe('what the chosen units cost', () => {
  test('is their price where nothing was taken off', () => {
    expect(valueOfUnits({ ...line, discount: 0 }, 2)).toBe(2_000)
  })

  test('is less by their share of the discount', () => {
    expect(valueOfUnits(line, 1)).toBe(967)
    expect(valueOfUnits(line, 3)).toBe(2_900)
  })

  test('is nothing as long as nobody said how many', () => {
    expect(valueOfUnits(line, 0)).toBe(0)
  })
})
