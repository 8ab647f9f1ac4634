import { expect, test } from 'vitest'
import { endOnClock, jakartaTime, startOnClock } from './jakarta-time.ts'

test('a moment is shown as the clocks of Jakarta show it', () => {
  expect(jakartaTime('2026-11-15T23:30:00.000Z')).toMatchObject({
    weekday: 1,
    day: 16,
    month: 11,
    minutes: 6 * 60 + 30,
  })
  expect(jakartaTime('2026-12-31T17:00:00.000Z')).toMatchObject({ weekday: 5, day: 1, month: 1, minutes: 0 })
})

test('days follow each other at midnight in Jakarta', () => {
  const before = jakartaTime('2026-11-16T16:59:59.000Z').dayNumber
  expect(jakartaTime('2026-11-16T17:00:00.000Z').dayNumber).toBe(before + 1)
})

test('a sale may begin at midnight and end at midnight', () => {
  expect(startOnClock('2026-11-15T17:00:00.000Z')).toBe('0.00')
  expect(endOnClock('2026-11-16T17:00:00.000Z')).toBe('24.00')
  expect(endOnClock('2026-11-16T09:00:00.000Z')).toBe('16.00')
})
