import { expect, test } from 'vitest'
import { dayAfter, dayByKey, monthAfter, monthOf, weeksOf } from './calendar-month.ts'

test('a month stands in weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
  expect(weeks[5]).toEqual(['2026-11-30', ...Array(6).fill(undefined)])
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
})

test('a month that begins on Monday has no empty days before it, and a leap year has its day', () => {
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeksOf('2027-02')[0]?.[0]).toBe('2027-02-01')
  expect(weeksOf('2028-02').flat().filter(Boolean).at(-1)).toBe('2028-02-29')
})

test('days and months follow each other over the end of a year', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(monthAfter('2026-12', 1)).toBe('2027-01')
  expect(monthAfter('2026-01', -1)).toBe('2025-12')
  expect(monthOf('2026-11-18')).toBe('2026-11')
})

const days = { from: '2026-11-18', to: '2027-02-14' }

test.each([
  ['ArrowRight', '2026-12-01'],
  ['ArrowLeft', '2026-11-29'],
  ['ArrowDown', '2026-12-07'],
  ['ArrowUp', '2026-11-23'],
  ['PageDown', '2026-12-28'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['a', undefined],
])('%s leads from Monday, 30 November to %s', (key, day) => {
  expect(dayByKey('2026-11-30', { key, isRightToLeft: false }, days)).toBe(day)
})

test('no key leads out of the days that can be chosen', () => {
  expect(dayByKey('2026-11-18', { key: 'ArrowLeft', isRightToLeft: false }, days)).toBe('2026-11-18')
  expect(dayByKey('2027-02-10', { key: 'PageDown', isRightToLeft: false }, days)).toBe('2027-02-14')
})

test('where one reads from right to left, the arrow to the left leads on', () => {
  expect(dayByKey('2026-11-30', { key: 'ArrowLeft', isRightToLeft: true }, days)).toBe('2026-12-01')
})
