import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'

test('a day is named in the language of the sentence, English where there is none', () => {
  expect(dayText('2026-11-18', { language: 'en' })).toBe('18 November 2026')
  expect(dayText('2026-08-18', { language: 'id' })).toBe('18 Agustus 2026')
  expect(dayText('2026-11-18', { language: 'ar' })).toBe('18 November 2026')
})

test('with its weekday, wherever the reader is', () => {
  expect(dayText('2026-11-18', { language: 'id', weekday: true })).toMatch(/^Rabu, 18 November 2026$/)
})
