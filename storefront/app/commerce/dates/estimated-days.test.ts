import { expect, test } from 'vitest'
import { estimatedDays } from './estimated-days.ts'

const monday = '2026-11-16T03:00:00Z'

test('the same number of days twice is one day', () => {
  expect(estimatedDays(monday, { days_min: 1, days_max: 1 })).toEqual({
    kind: 'one_day',
    day: { weekday: 2, day: 17, month: 11, year: 2026 },
  })
})

test('days of one month name it once', () => {
  expect(estimatedDays(monday, { days_min: 2, days_max: 4 })).toMatchObject({
    kind: 'same_month',
    from: { day: 18 },
    to: { day: 20 },
  })
})

test('days of two months name both, at the end of a year too', () => {
  expect(estimatedDays('2026-12-30T03:00:00Z', { days_min: 1, days_max: 3 })).toMatchObject({
    kind: 'two_months',
    from: { day: 31, month: 12, year: 2026 },
    to: { day: 2, month: 1, year: 2027 },
  })
})

test('the day begins at midnight in Jakarta, seven hours before it does in London', () => {
  expect(estimatedDays('2026-11-16T17:30:00Z', { days_min: 0, days_max: 0 })).toMatchObject({
    day: { day: 17 },
  })
  expect(estimatedDays('2026-11-16T16:30:00Z', { days_min: 0, days_max: 0 })).toMatchObject({
    day: { day: 16 },
  })
})

test('counts that stand the wrong way round are the first of them', () => {
  expect(estimatedDays(monday, { days_min: 3, days_max: 1 })).toMatchObject({
    kind: 'one_day',
    day: { day: 19 },
  })
})
