import { expect, test } from 'vitest'
import { offlineLanguage } from './offline-language.ts'

test.each([
  ['/id/stores', undefined, 'id'],
  ['/id', 'en', 'id'],
  ['/stores', 'id', 'en'],
  ['/', 'id', 'id'],
  ['/', undefined, 'en'],
  ['/ar/stores', undefined, 'en'],
])('%s after %s was chosen is told in %s', (pathname, chosen, language) => {
  expect(offlineLanguage(pathname, chosen)).toBe(language)
})
