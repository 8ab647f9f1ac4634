import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

const endOfTuesday = '2026-11-17T16:59:59.000Z'

test.each([
  ['2026-11-15T02:00:00Z', 2],
  ['2026-11-15T16:59:00Z', 2],
  ['2026-11-15T17:00:00Z', 1],
  ['2026-11-16T23:00:00Z', 0],
  ['2026-11-17T16:00:00Z', 0],
  ['2026-11-18T16:00:00Z', 0],
])('at %s a voucher that ends on Tuesday night has %i days left in Jakarta', (now, left) => {
  expect(daysLeft(endOfTuesday, Date.parse(now))).toBe(left)
})

test('what ends at midnight has its last day on the day before', () => {
  expect(daysLeft('2026-11-17T17:00:00Z', Date.parse('2026-11-17T05:00:00Z'))).toBe(0)
})
