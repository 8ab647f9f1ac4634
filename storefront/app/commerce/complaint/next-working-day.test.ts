import { expect, test } from 'vitest'
import { nextWorkingDay } from './next-working-day.ts'

const dayAfter = (moment: string) => nextWorkingDay(moment).slice(0, 10)

test('a complaint of a working day is answered on the next one', () => {
  expect(dayAfter('2026-11-17T03:00:00.000Z')).toBe('2026-11-18')
})

test('over the weekend nobody answers', () => {
  expect(dayAfter('2026-11-13T03:00:00.000Z')).toBe('2026-11-16')
  expect(dayAfter('2026-11-14T03:00:00.000Z')).toBe('2026-11-16')
  expect(dayAfter('2026-11-15T03:00:00.000Z')).toBe('2026-11-16')
})

test('the day is that of Jakarta, where it is Friday while Thursday ends elsewhere', () => {
  expect(dayAfter('2026-11-12T18:00:00.000Z')).toBe('2026-11-15')
})
