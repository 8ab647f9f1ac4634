import { expect, test } from 'vitest'
import { allotUnits, type UnitsFacts } from './allot-units.ts'

const facts =
  (given: Partial<UnitsFacts> = {}) =>
  () => ({
    ...{ isSold: true, stock: 5, flash: undefined },
    ...given,
  })
const wanted = (quantity: number, isSelected = true) => ({ inventoryId: 1, quantity, isSelected })
const flash = { quota: 10, sold: 7, perCustomer: 2 }

test('a line can be had as long as there are units', () => {
  expect(allotUnits([wanted(5)], facts())).toMatchObject([{ stock: 5, isAvailable: true }])
  expect(allotUnits([wanted(6)], facts())).toMatchObject([{ stock: 5, isAvailable: false }])
  expect(allotUnits([wanted(1)], facts({ isSold: false }))).toMatchObject([{ isAvailable: false }])
})

test('two lines of one variant share its units; what is not selected takes none', () => {
  expect(allotUnits([wanted(3), wanted(3)], facts()).map(({ isAvailable }) => isAvailable)).toEqual([
    true,
    false,
  ])
  expect(allotUnits([wanted(3, false), wanted(5)], facts()).map(({ stock }) => stock)).toEqual([5, 5])
  const others = [wanted(6), wanted(3)]
  expect(allotUnits(others, facts()).map(({ isAvailable }) => isAvailable)).toEqual([false, true])
})

test.each([
  { wants: 'within both limits', quantity: 2, limits: flash, getsFlash: true },
  { wants: 'more than one customer may have', quantity: 3, limits: flash, getsFlash: false },
  { wants: 'more than are left of the sale', quantity: 2, limits: { ...flash, sold: 9 }, getsFlash: false },
])('the flash price for $wants: $getsFlash', ({ quantity, limits, getsFlash }) => {
  expect(allotUnits([wanted(quantity)], facts({ flash: limits }))).toMatchObject([{ getsFlash }])
})

test('a sale that has sold all has nothing to say', () => {
  const [line] = allotUnits([wanted(1)], facts({ flash: { ...flash, sold: 10 } }))
  expect(line).toMatchObject({ flashUnits: undefined, getsFlash: false })
})

test('two lines of one variant share the units at the flash price', () => {
  const lines = allotUnits([wanted(2), wanted(1)], facts({ flash }))
  expect(lines.map(({ getsFlash, flashUnits }) => [getsFlash, flashUnits])).toEqual([
    [true, 2],
    [false, 0],
  ])
})
