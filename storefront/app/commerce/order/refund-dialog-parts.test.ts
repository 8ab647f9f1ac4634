import type { Order } from '@gema/contract/shapes/order.ts'
import { expect, test } from 'vitest'
import { goesBackAsPaid, moneyLeft, refundAmount, refundPartsOf } from './refund-dialog-parts.ts'

const service = { id: 'calibration', name: 'Calibration', quantity: 1, price: 350, total: 350 }
const lines = [
  {
    id: 'speaker',
    name: 'Aria 5',
    label: 'Oak',
    quantity: 3,
    unit_price: 1_000,
    discount: 100,
    add_ons: [service],
  },
]
const order = (refunds: Partial<Order['refunds'][number]>[] = [], key = 'stripe') => ({
  lines,
  refunds: refunds as Order['refunds'],
  payment: { key, amount: 3_300 } as Order['payment'],
})
const given = (quantity: number, status: Order['refunds'][number]['status'], amount: number) => ({
  ...{ status, amount },
  items: [{ line: 'speaker', quantity }],
})

test('however a line is taken apart, its parts add up to what it cost', () => {
  const first = refundAmount(order(), { speaker: 1 })
  const rest = refundAmount(order([given(1, 'refunded', first)]), { speaker: 2 })
  expect(first + rest).toBe(2_900)
})

test('services are given back on their own', () => {
  expect(refundAmount(order(), { speaker: 1, calibration: 1 })).toBe(967 + 350)
})

test('what was given back or promised before is not there to be chosen, what was rejected is', () => {
  const most = (of: ReturnType<typeof order>) => refundPartsOf(of).find(({ id }) => id === 'speaker')?.most
  expect(most(order([given(2, 'requested', 1_900)]))).toBe(1)
  expect(most(order([given(2, 'rejected', 1_900)]))).toBe(3)
})

test('never more comes back than was paid and is left', () => {
  expect(moneyLeft(order([given(1, 'approved', 3_000)]))).toBe(300)
  expect(refundAmount(order([given(1, 'approved', 3_000)]), { speaker: 2 })).toBe(300)
  expect(refundAmount(order([given(1, 'approved', 3_000)]), undefined)).toBe(300)
})

test('only a whole online payment goes back the way it came', () => {
  expect(goesBackAsPaid(order(), 3_300)).toBe(true)
  expect(goesBackAsPaid(order(), 967)).toBe(false)
  expect(goesBackAsPaid(order([], 'bank-transfer'), 3_300)).toBe(false)
  expect(goesBackAsPaid(order([], 'cash-on-delivery'), 3_300)).toBe(false)
})
