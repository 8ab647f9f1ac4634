import { expect, test } from 'vitest'
import { typedLength } from './typed-length.ts'
import { typedMoney } from './typed-money.ts'

test.each([
  ['4', 400],
  ['4,5', 450],
  ['4.5 m', 450],
  [' 4,25m ', 425],
  ['450', 450],
  ['450 cm', 450],
  ['4 m 50', 450],
  ['2,8 meter', 280],
])('%s is a length', (typed, centimetres) => {
  expect(typedLength(typed)).toBe(centimetres)
})

test.each(['', 'four', '4 x 5', '-3', '4,5,6', '12 ft'])('%s is no length', (typed) => {
  expect(typedLength(typed)).toBeUndefined()
})

test.each([
  ['75 juta', 75_000_000],
  ['75jt', 75_000_000],
  ['1,5 miliar', 1_500_000_000],
  ['2.5 juta', 2_500_000],
  ['75.000.000', 75_000_000],
  ['Rp 75.000.000', 75_000_000],
  ['Rp75,000,000', 75_000_000],
  ['Rp 75.000.000,-', 75_000_000],
  ['75 000 000', 75_000_000],
  ['75000000', 75_000_000],
  ['500 ribu', 500_000],
  ['75 million', 75_000_000],
])('%s is an amount', (typed, rupiah) => {
  expect(typedMoney(typed)).toBe(rupiah)
})

test.each(['', 'a lot', '75 apples', '75,5', '1.2.3 juta', '-5 juta'])('%s is no amount', (typed) => {
  expect(typedMoney(typed)).toBeUndefined()
})
