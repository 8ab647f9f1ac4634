import { expect, test } from 'vitest'
import { inLanguage, isPredefined, languageOfHeader } from './language.ts'

test('a text is read in the language asked for', () => {
  expect(inLanguage({ en: 'Stores', id: 'Toko' }, 'id')).toBe('Toko')
})

test.each([
  ['missing', { en: 'Stores' }],
  ['empty', { en: 'Stores', id: '' }],
  ['undefined', { en: 'Stores', id: undefined }],
])('a translation that is %s falls back to English', (_how, text) => {
  expect(inLanguage(text, 'id')).toBe('Stores')
})

test.each(['en', 'id', 'ja'])('the header %j names its language', (header) => {
  expect(languageOfHeader(header)).toBe(header)
})

test.each([null, undefined, '', 'english', 'e', '../', 'id;q=1', '__proto__', 'constructor'])(
  'the header %j means English',
  (header) => {
    expect(languageOfHeader(header)).toBe('en')
  },
)

test('only the languages whose words ship with the app are predefined', () => {
  expect(['en', 'id', 'ja', 'toString'].map(isPredefined)).toEqual([true, true, false, false])
})
