import { expect, test } from 'vitest'
import { codes } from './codes.ts'
import { isRefusalName, type RefusalName, refusals, sentenceOf } from './refusals.ts'

const names = Object.keys(refusals).filter(isRefusalName)
const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).toSorted()

test('a refusal is told in the language that is asked for', () => {
  expect(sentenceOf('not_signed_in', 'en')).toBe('Please sign in first.')
  expect(sentenceOf('not_signed_in', 'id')).toBe('Silakan masuk terlebih dahulu.')
})

test('a language without sentences of its own reads the English ones', () => {
  expect(sentenceOf('not_signed_in', 'ja')).toBe('Please sign in first.')
})

test('the blanks of a sentence are filled, a zero included', () => {
  expect(sentenceOf('too_many_requests', 'en', { seconds: 30 })).toBe(
    'Too many attempts. Try again in 30 seconds.',
  )
  expect(sentenceOf('too_many_requests', 'id', { seconds: 0 })).toContain('dalam 0 detik')
})

test('what fills a blank is taken as it is, whatever signs are in it', () => {
  expect(sentenceOf('field_required', 'en', { field: '$& {field} $1' })).toBe('$& {field} $1 is required')
})

test.each(names)(
  '%s has a code of the list, and both languages have the same blanks',
  (name: RefusalName) => {
    const { code, en, id } = refusals[name]
    expect(codes.filter((each) => each !== 200)).toContain(code)
    expect(blanks(id)).toEqual(blanks(en))
    expect(id).not.toBe(en)
  },
)

test('names that every object knows are no refusals', () => {
  expect(isRefusalName('constructor')).toBe(false)
  expect(isRefusalName('__proto__')).toBe(false)
})
