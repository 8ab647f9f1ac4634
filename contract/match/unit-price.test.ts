import { expect, test } from 'vitest'
import { unitPrice } from './unit-price.ts'

const flash = { price: 60, price_units: 2, usual_price: 100 }

test('a price that is for two units is paid for two', () => {
  expect(unitPrice(flash, 1)).toBe(60)
  expect(unitPrice(flash, 2)).toBe(60)
})

test('who wants more pays the usual price for all of them', () => {
  expect(unitPrice(flash, 3)).toBe(100)
})

test('a price without a bound holds for any number', () => {
  expect(unitPrice({ price: 60 }, 99)).toBe(60)
})
