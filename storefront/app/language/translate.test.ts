import { expect, test } from 'vitest'
import { defineWords } from './define-words.ts'
import { pageWordsOf, translatorOf } from './translate.ts'

const words = defineWords('test', {
  en: { title: 'Cart of {{name}}', items_one: '{{count}} item', items_other: '{{count}} items' },
  id: { title: 'Keranjang {{name}}', items_other: '{{count}} barang' },
})

test('each language has its words, with blanks filled and numbers in their form', () => {
  const english = translatorOf(pageWordsOf('en', undefined), words)
  const indonesian = translatorOf(pageWordsOf('id', undefined), words)
  expect([
    english('title', { name: 'Dewi' }),
    english('items', { count: 1 }),
    english('items', { count: 2 }),
  ]).toEqual(['Cart of Dewi', '1 item', '2 items'])
  expect([indonesian('title', { name: 'Dewi' }), indonesian('items', { count: 1 })]).toEqual([
    'Keranjang Dewi',
    '1 barang',
  ])
})

test('a language from the database speaks where it can and falls back to English where it cannot', () => {
  const t = translatorOf(pageWordsOf('ar', { test: { title: 'سلة {{name}}', items_other: '' } }), words)
  expect(t('title', { name: 'Dewi' })).toBe('سلة Dewi')
  expect(t('items', { count: 3 })).toBe('3 items')
})

test('two shops with different words for one language do not share them', () => {
  translatorOf(pageWordsOf('ar', { test: { title: 'one' } }), words)
  expect(translatorOf(pageWordsOf('ar', { test: { title: 'two' } }), words)('title')).toBe('two')
})
