import { expect, test } from 'vitest'
import { aStoredLine, aSubstitute } from './a-stored-line.ts'
import { allSubstitutes, driftSums } from './drift-sums.ts'

const nothing = new Set<string>()
const products = [
  aStoredLine('same', { quantity: 3 }),
  aStoredLine('up', { quantity: 2, today_price: 150, drift: 'price_up' }),
  aStoredLine('down', { today_price: 70, drift: 'price_down' }),
  aStoredLine('gone', {
    quantity: 2,
    today_price: null,
    available: 0,
    drift: 'discontinued',
    substitute: aSubstitute('gone', 120),
  }),
  aStoredLine('few', {
    quantity: 4,
    today_price: 110,
    available: 1,
    drift: 'low_stock',
    substitute: aSubstitute('few', 90),
  }),
]
const saved = { price: 1200 - 50, bundle_discount: 50, line_count: 5 }
const today = { price: 780 - 20, bundle_discount: 20, line_count: 4 }

test('each change is summed over its units, and all of them are the difference to the saved total', () => {
  const sums = driftSums({ products, saved, today }, nothing)
  expect(sums).toEqual({
    up: { parts: 2, amount: 110 },
    down: { parts: 1, amount: -30 },
    substitute: { parts: 0, amount: 0 },
    missing: { parts: 2, amount: -500 },
    bundles: 30,
    today: today.price,
    parts: 4,
    difference: -390,
  })
  expect(saved.price + sums.difference).toBe(today.price)
})

test('a substitute takes the place of its whole line, also where some units could be had', () => {
  const one = driftSums({ products, saved, today }, new Set(['few']))
  expect(one).toMatchObject({
    up: { parts: 1, amount: 100 },
    substitute: { parts: 1, amount: -40 },
    missing: { parts: 1, amount: -200 },
    parts: 4,
    today: today.price - 110 + 360,
  })
  const all = driftSums({ products, saved, today }, allSubstitutes(products))
  expect(all).toMatchObject({
    substitute: { parts: 2, amount: 0 },
    missing: { parts: 0, amount: 0 },
    parts: 5,
  })
  expect(all.today).toBe(today.price - 110 + 360 + 240)
})

test('what is chosen where there is no substitute changes nothing', () => {
  expect(driftSums({ products, saved, today }, new Set(['same', 'unknown']))).toEqual(
    driftSums({ products, saved, today }, nothing),
  )
})
