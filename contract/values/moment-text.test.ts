import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

const now = new Date('2026-11-16T03:00:00Z')
const said = (moment: string, language = 'en') => momentText(new Date(moment), { language, now })

test('a moment is told in Jakarta’s time, in the language asked for', () => {
  expect(said('2026-11-12T16:59:00Z', 'id')).toBe('12 November, 23.59 WIB')
  expect(said('2026-10-31T17:05:00Z', 'id')).toBe('1 November, 00.05 WIB')
  expect(said('2026-05-02T02:00:00Z', 'id')).toBe('2 Mei, 09.00 WIB')
  expect(said('2026-05-02T02:00:00Z')).toBe('2 May, 09.00 WIB')
  expect(said('2026-05-02T02:00:00Z', 'ja')).toBe('2 May, 09.00 WIB')
})

test('a year is told where it is another one in Jakarta', () => {
  expect(said('2025-12-31T16:00:00Z')).toBe('31 December 2025, 23.00 WIB')
  expect(said('2025-12-31T17:00:00Z')).toBe('1 January, 00.00 WIB')
})
