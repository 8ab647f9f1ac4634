import { expect, test } from 'vitest'
import { badgeOf } from './order-badge.ts'

const running = { cancelled: null, finished: null }
const at = '2026-11-16T03:00:00.000Z'

test('each status has a badge of its own', () => {
  const badges = ([1, 2, 3, 4, 5] as const).map((status) => badgeOf({ ...running, status }))
  expect(badges).toEqual(['pending', 'confirmed', 'picked_up', 'on_the_way', 'delivered'])
})

test('that it is over is more than how far it came', () => {
  expect(badgeOf({ ...running, status: 5, finished: { at, by: 'system' } })).toBe('finished')
  expect(badgeOf({ ...running, status: 2, cancelled: { at, reason: 'by_shop', note: '' } })).toBe('cancelled')
})

test('an order that is paid at the door waits for the shop, not for money', () => {
  expect(badgeOf({ ...running, status: 1, payment: { key: 'cash-on-delivery' } })).toBe('to_accept')
})
