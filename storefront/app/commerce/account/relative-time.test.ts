import { expect, test } from 'vitest'
import { timeAgo } from './relative-time.ts'

const now = Date.parse('2026-11-17T10:00:00Z')

test.each([
  ['2026-11-17T09:59:30Z', 'second', 0],
  ['2026-11-17T09:59:00Z', 'minute', 1],
  ['2026-11-17T09:01:00Z', 'minute', 59],
  ['2026-11-17T09:00:00Z', 'hour', 1],
  ['2026-11-16T10:00:00Z', 'day', 1],
  ['2026-07-10T10:00:00Z', 'month', 4],
  ['2024-11-01T10:00:00Z', 'year', 2],
])('%s was %s × %i ago', (moment, unit, count) => {
  expect(timeAgo(moment, now)).toEqual({ unit, count })
})

test('a moment that this clock has not come to yet is now', () => {
  expect(timeAgo('2026-11-17T10:03:00Z', now)).toEqual({ unit: 'second', count: 0 })
})
