import { expect, test } from 'vitest'
import { hoursText } from './hours-text.ts'

const hours = (days: number[], opens: number, closes: number) =>
  days.map((weekday) => ({ weekday, opens: opens * 60, closes: closes * 60 }))

test('days in a row with the same hours are told together', () => {
  const week = [...hours([7], 11, 18), ...hours([1, 2, 3, 4, 5, 6], 10, 20)]
  expect(hoursText(week, 'en')).toEqual(['Monday–Saturday 10.00–20.00', 'Sunday 11.00–18.00'])
  expect(hoursText(week, 'id')).toEqual(['Senin–Sabtu 10.00–20.00', 'Minggu 11.00–18.00'])
  expect(hoursText(hours([1, 2, 3, 4, 5, 6, 7], 9.5, 21), 'en')).toEqual(['Monday–Sunday 09.30–21.00'])
})

test('a day that is closed in between parts the row, and a pause makes two', () => {
  expect(hoursText(hours([1, 3, 4], 10, 20), 'en')).toEqual([
    'Monday 10.00–20.00',
    'Wednesday–Thursday 10.00–20.00',
  ])
  const paused = [...hours([5], 13, 20), ...hours([5], 9, 11)]
  expect(hoursText(paused, 'id')).toEqual(['Jumat 09.00–11.00', 'Jumat 13.00–20.00'])
  expect(hoursText([], 'en')).toEqual([])
})
