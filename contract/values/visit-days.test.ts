import { expect, test } from 'vitest'
import { dayInJakarta, isVisitDay, visitWindow } from './visit-days.ts'

const now = new Date('2026-11-16T03:00:00Z')

test('a visit can be wished for from the day after tomorrow on, ninety days ahead', () => {
  expect(visitWindow(now)).toEqual({ from: '2026-11-18', to: '2027-02-14' })
  expect(['2026-11-17', '2026-11-18', '2027-02-14', '2027-02-15'].map((day) => isVisitDay(day, now))).toEqual(
    [false, true, true, false],
  )
})

test('the day turns at midnight in Jakarta, five in the afternoon in London', () => {
  expect(dayInJakarta(new Date('2026-11-16T16:59:59Z'))).toBe('2026-11-16')
  expect(dayInJakarta(new Date('2026-11-16T17:00:00Z'))).toBe('2026-11-17')
})

test('a leap year has its day', () => {
  expect(dayInJakarta(new Date('2028-02-27T03:00:00Z'), 2)).toBe('2028-02-29')
})
