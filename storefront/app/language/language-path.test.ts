import { expect, test } from 'vitest'
import { inLanguage, languageCodeOf, switchedTo } from './language-path.ts'

test('English has no prefix, every other language has its own', () => {
  expect(inLanguage('/cart', 'en')).toBe('/cart')
  expect(inLanguage('/cart', 'id')).toBe('/id/cart')
  expect(inLanguage('/', 'id')).toBe('/id')
})

test('what leads out of the shop stays as it is', () => {
  for (const outside of ['https://wa.me/62', 'mailto:halo@gema.example', '#stores']) {
    expect(inLanguage(outside, 'id')).toBe(outside)
  }
})

test('the same page is found in the other language', () => {
  expect(switchedTo('/id/all/karaoke', 'id', 'en')).toBe('/all/karaoke')
  expect(switchedTo('/id', 'id', 'en')).toBe('/')
  expect(switchedTo('/', 'en', 'id')).toBe('/id')
  expect(switchedTo('/id', 'id', 'ar')).toBe('/ar')
})

test('only a whole first part of two letters is a language', () => {
  expect(languageCodeOf('/id/cart')).toBe('id')
  expect(languageCodeOf('/id')).toBe('id')
  expect(languageCodeOf('/idea')).toBeUndefined()
  expect(languageCodeOf('/')).toBeUndefined()
})

test('no address in another language leads out of the shop', () => {
  expect(switchedTo('/id//evil.example/login', 'id', 'en')).toBe('/evil.example/login')
  expect(switchedTo('//evil.example', 'en', 'id')).toBe('/id/evil.example')
  expect(switchedTo('/id/\\evil.example', 'id', 'en')).toBe('/evil.example')
})
