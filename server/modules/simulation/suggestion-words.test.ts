import { expect, test } from 'vitest'
import { substituteSentence, suggestReasonSentence } from './suggestion-words.ts'

const inBoth = (tell: (telling: { language: string; decimalFormat: string }) => string): string[] =>
  ['en', 'id'].map((language) => tell({ language, decimalFormat: 'id-ID' }))

test('reasons are told in both languages, with their numbers', () => {
  const rated = { key: 'ratings', points: 8, of: 10, values: { rating: 4.6, parts: 5 } } as const
  expect(inBoth((telling) => suggestReasonSentence(rated, telling))).toEqual([
    'Buyers give its parts 4,6 of 5 on average.',
    'Pembeli memberi komponennya rata-rata 4,6 dari 5.',
  ])
  const fits = { key: 'fit', points: 30, of: 35, values: { checks: 12, notes: 1 } } as const
  expect(inBoth((telling) => suggestReasonSentence(fits, telling))).toEqual([
    '1 of 12 checks has a remark, none a warning.',
    '1 dari 12 pemeriksaan diberi catatan, tanpa peringatan.',
  ])
})

test('a substitute says what it has in common; another language hears English', () => {
  const reason = { key: 'same_maker', values: { brand: 'Laras' } } as const
  expect(inBoth((telling) => substituteSentence(reason, telling))).toEqual([
    'Also from Laras, near in price and figures.',
    'Juga dari Laras, harga dan spesifikasinya dekat.',
  ])
  expect(substituteSentence(reason, { language: 'ar', decimalFormat: 'id-ID' })).toMatch('Also')
})
