import { expect, test } from 'vitest'
import { isWordsFile } from './is-words-file.ts'
import { judgeWordSets } from './judge-word-sets.ts'
import { lineOfKey } from './line-of-key.ts'
import { wordSetsOf } from './word-set.ts'

const set = (namespace: string, en: Record<string, string>, id: Record<string, string>) => ({
  namespace,
  words: { en, id },
})
const wordFile = (file: string, exports: Record<string, unknown>, text = '') => ({
  file,
  text,
  ...wordSetsOf(exports),
})

test('several sets of a file are all checked, at the line of the key', () => {
  const text = `export const a = defineWords('a', {\n  en: { x: 'X' },\n  id: {},\n})`
  const exports = { a: set('a', { x: 'X' }, {}), b: set('b', { y: 'Y' }, { y: 'Y' }) }
  expect(judgeWordSets([wordFile('a-words.ts', exports, text)])).toMatchObject([
    { file: 'a-words.ts', line: 2 },
  ])
})

test('a namespace belongs to one set', () => {
  const files = ['cart-words.ts', 'drawer-words.ts'].map((file) =>
    wordFile(file, { words: set('cart', {}, {}) }),
  )
  expect(judgeWordSets(files)).toMatchObject([
    { file: 'drawer-words.ts', problem: 'uses the namespace “cart”, which belongs to cart-words.ts' },
  ])
})

test('a file without words, and words with deeper levels, are findings', () => {
  expect(judgeWordSets([wordFile('a-words.ts', { other: 3 })])).toMatchObject([
    { problem: 'exports no words' },
  ])
  const nested = { namespace: 'a', words: { en: { x: { y: 'Z' } }, id: {} } }
  const good = set('b', { x: 'X' }, { x: 'Y' })
  expect(judgeWordSets([wordFile('a-words.ts', { good, nested }, 'const good\nconst nested')])).toMatchObject(
    [{ line: 2, problem: 'nested is no set of words in both languages' }],
  )
})

test('files that handle words hold none', () => {
  expect(isWordsFile('storefront/app/language/use-words.ts', 'export function useWords() {}')).toBe(false)
  const shared = "export const sharedWords = defineWords('shared', { en: {}, id: {} })"
  expect(isWordsFile('storefront/app/language/shared-words.ts', shared)).toBe(true)
  expect(isWordsFile('storefront/app/screens/cart/cart-words.ts', '')).toBe(true)
})

test('a key is found where it is defined, else where it is quoted', () => {
  expect(lineOfKey(`// title of it\nconst en = {\n  subtitle: 'a',\n  title: 'b',\n}`, 'title')).toBe(4)
  expect(lineOfKey(`{\n 'a.b': 'x' }`, 'a.b')).toBe(2)
  expect(lineOfKey(`defineWords(\n'cart', {})`, 'cart')).toBe(2)
  expect(lineOfKey('', 'gone')).toBe(1)
})
