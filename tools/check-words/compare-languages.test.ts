import { expect, test } from 'vitest'
import { blankOfRefusals, blankOfWords } from './blanks.ts'
import { compareLanguages, type Words } from './compare-languages.ts'

const problems = (en: Words, id: Words) =>
  compareLanguages({ en, id, blank: blankOfWords }).map(({ problem }) => problem)

test('words with the same keys and blanks have no problem', () => {
  expect(problems({ hello: 'Hello, {{name}}' }, { hello: 'Halo, {{name}}' })).toEqual([])
})

test('a key that one language lacks is named', () => {
  expect(problems({ a: 'One' }, {})).toEqual(['“a” has no Indonesian text'])
  expect(problems({}, { a: 'Satu' })).toEqual(['“a” has no English text'])
})

test('an empty text is named', () => {
  expect(problems({ a: 'One' }, { a: ' ' })).toEqual(['“a” is empty in Indonesian'])
})

test('the blanks must be the same, in any order and with any format', () => {
  expect(problems({ a: '{{x}} of {{y}}' }, { a: '{{y}}: {{ x }}' })).toEqual([])
  expect(
    problems({ a: '{{price, money}} for {{- shop.name}}' }, { a: '{{price}} di {{shop.name}}' }),
  ).toEqual([])
  expect(problems({ a: 'For {{name}}' }, { a: 'Untuk {{nama}}' })).toEqual([
    '“a” has other blanks in English (name) than in Indonesian (nama)',
  ])
})

test('an English plural may face the one Indonesian form', () => {
  const en = { items_one: 'One item', items_other: '{{count}} items' }
  expect(problems(en, { items_other: '{{count}} barang' })).toEqual([])
  expect(problems(en, {})).toEqual(['“items_other” has no Indonesian text'])
})

test('blanks besides the count are compared in the singular too', () => {
  const en = { left_one: 'One left', left_other: '{{count}} left in {{store}}' }
  expect(problems(en, { left_other: 'Sisa {{count}} di {{store}}' })).toEqual([
    '“left_one” has other blanks in English (none) than in Indonesian (store)',
  ])
})

test('something counted needs an English singular', () => {
  expect(problems({ items_other: '{{count}} items' }, { items_other: '{{count}} barang' })).toEqual([
    '“items_other” has no English singular',
  ])
})

test('keys that merely end like a plural are ordinary keys', () => {
  expect(problems({ reason_other: 'Other' }, { reason_other: 'Lainnya' })).toEqual([])
  expect(problems({ step_one: 'Cart' }, {})).toEqual(['“step_one” has no Indonesian text'])
})

test('more than three words that are the same were forgotten; names and short words may be the same', () => {
  expect(problems({ a: 'Free delivery in Java' }, { a: 'Free delivery in Java' })).toEqual([
    '“a” is the same in both languages',
  ])
  expect(problems({ a: 'Bank Central Asia' }, { a: 'Bank Central Asia' })).toEqual([])
  expect(problems({ a: '{{a}} {{b}} · {{c}} {{d}}' }, { a: '{{a}} {{b}} · {{c}} {{d}}' })).toEqual([])
})

test('refusals write their blanks with single braces', () => {
  const pair = { en: { a: '{field} is required' }, id: { a: 'wajib diisi' }, blank: blankOfRefusals }
  expect(compareLanguages(pair)).toMatchObject([{ key: 'a', fix: 'use the same blanks in both languages' }])
})
