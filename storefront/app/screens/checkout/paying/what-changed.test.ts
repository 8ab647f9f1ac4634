import { expect, test } from 'vitest'
import { aCart, aCartLine } from './a-cart.ts'
import { whatChanged } from './what-changed.ts'

const before = aCart()

test('the same cart has no changes', () => {
  expect(whatChanged(before, aCart())).toEqual({ lines: [], parts: [], unavailable: [] })
})

test('a line that costs something else is named with both amounts', () => {
  const after = aCart({ cart: [aCartLine({ line_total: 13_990_000 })] })
  expect(whatChanged(before, after).lines).toMatchObject([
    { kind: 'price', name: 'Laras Aria 5', was: 13_490_000, now: 13_990_000 },
  ])
})

test('a line that cannot be had says what the shop says about it, and has to go', () => {
  const line = aCartLine({
    is_available: false,
    notices: [{ kind: 'out_of_stock', message: 'This product is out of stock.' }],
  })
  const changed = whatChanged(before, aCart({ cart: [line] }))
  expect(changed.lines).toMatchObject([
    { kind: 'unavailable', now: 0, message: 'This product is out of stock.' },
  ])
  expect(changed.unavailable).toEqual([line.cart_id])
})

test('a line that somebody has taken out or unselected in another tab is gone', () => {
  expect(whatChanged(before, aCart({ cart: [] })).lines).toMatchObject([{ kind: 'gone', now: 0 }])
  const unselected = aCart({ cart: [aCartLine({ selected: 2 })] })
  expect(whatChanged(before, unselected).lines).toMatchObject([{ kind: 'gone' }])
})

test('another number of units is told apart from another price', () => {
  const after = aCart({ cart: [aCartLine({ quantity: 2, line_total: 26_980_000 })] })
  expect(whatChanged(before, after).lines).toMatchObject([{ kind: 'quantity', now: 26_980_000 }])
})

test('a line that somebody has put in or selected in another tab is named', () => {
  const other = aCartLine({ cart_id: '00000000-0000-4000-8000-000000000002', line_total: 990_000 })
  const changed = whatChanged(before, aCart({ cart: [aCartLine(), other] }))
  expect(changed.lines).toMatchObject([{ kind: 'added', was: 0, now: 990_000 }])
})

test('lines that were not bought do not matter', () => {
  const other = aCartLine({ cart_id: '00000000-0000-4000-8000-000000000002', selected: 2 })
  expect(whatChanged(aCart({ cart: [aCartLine(), other] }), before).lines).toEqual([])
})

test('a voucher that ended and a dearer delivery are named as parts of the total', () => {
  const paid = aCart({ totals: { ...before.totals, voucher_discount: 500_000, shipping: 20_000 } })
  const after = aCart({ totals: { ...before.totals, voucher_discount: 0, shipping: 35_000 } })
  expect(whatChanged(paid, after).parts).toEqual([
    { kind: 'voucher_discount', was: 500_000, now: 0 },
    { kind: 'shipping', was: 20_000, now: 35_000 },
  ])
})
