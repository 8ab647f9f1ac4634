import { expect, test } from 'vitest'
import { daysBetween, jakartaTime } from './check-moment.ts'

test('days are those of the calendar in Jakarta', () => {
  expect(daysBetween('2026-09-14T03:00:00Z', '2026-11-15T03:24:00Z')).toBe(62)
  expect(daysBetween('2026-11-15T16:50:00Z', '2026-11-15T17:10:00Z')).toBe(1)
  expect(daysBetween('2026-11-15T17:10:00Z', '2026-11-16T16:50:00Z')).toBe(0)
})

test('a clock that runs behind gives no days below nothing', () => {
  expect(daysBetween('2026-11-16T03:00:00Z', '2026-11-15T03:00:00Z')).toBe(0)
})

test('the time is that of Jakarta, with two digits each', () => {
  expect(jakartaTime('2026-11-15T03:04:00Z')).toBe('10.04')
  expect(jakartaTime('2026-11-15T17:59:59Z')).toBe('00.59')
})
