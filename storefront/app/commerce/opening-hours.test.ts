import { expect, test } from 'vitest'
import { clockTime, groupHours, openUntil, weekdayInJakarta } from './opening-hours.ts'

const weekdays = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 600, closes: 1200 }))
const hours = [...weekdays, { weekday: 7, opens: 660, closes: 1080 }]

test('days with the same hours are said together, in the order of the week', () => {
  expect(groupHours(hours.toReversed())).toEqual([
    { from: 1, to: 6, opens: 600, closes: 1200 },
    { from: 7, to: 7, opens: 660, closes: 1080 },
  ])
})

test('a day off in between divides the week', () => {
  const groups = groupHours(weekdays.filter(({ weekday }) => weekday !== 3))
  expect(groups.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [4, 6],
  ])
})

test('a store is open by the clock of Jakarta, up to the minute it closes', () => {
  // Monday, 16 November 2026, 19.59 and 20.00 in Jakarta.
  expect(openUntil(hours, new Date('2026-11-16T12:59:00Z'))).toBe(1200)
  expect(openUntil(hours, new Date('2026-11-16T13:00:00Z'))).toBeUndefined()
  // Saturday evening in London is Sunday morning in Jakarta.
  expect(openUntil(hours, new Date('2026-11-15T03:30:00Z'))).toBeUndefined()
  expect(openUntil(hours, new Date('2026-11-15T04:00:00Z'))).toBe(1080)
})

test('times are written as in Indonesia', () => {
  expect([clockTime(600), clockTime(1085)]).toEqual(['10.00', '18.05'])
})

test('the weekday is that of Jakarta, seven hours ahead', () => {
  expect(weekdayInJakarta(new Date('2026-11-15T16:59:00Z'))).toBe(7)
  expect(weekdayInJakarta(new Date('2026-11-15T17:00:00Z'))).toBe(1)
})
