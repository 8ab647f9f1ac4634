import { expect, test } from 'vitest'
import { jakartaDay } from './jakarta-day.ts'

test('two days after Sunday, 15 November is Tuesday, 17 November', () => {
  expect(jakartaDay('2026-11-15T03:00:00Z', 2)).toEqual({ weekday: 2, day: 17, month: 11, year: 2026 })
})

test('the day turns at midnight in Jakarta, five in the afternoon in London', () => {
  expect(jakartaDay('2026-11-15T16:59:59.999Z').day).toBe(15)
  expect(jakartaDay('2026-11-15T17:00:00Z')).toEqual({ weekday: 1, day: 16, month: 11, year: 2026 })
})

test('months and years follow each other', () => {
  expect(jakartaDay('2026-12-30T20:00:00Z', 1)).toEqual({ weekday: 5, day: 1, month: 1, year: 2027 })
})
