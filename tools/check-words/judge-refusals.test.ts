import { expect, test } from 'vitest'
import { judgeRefusals } from './judge-refusals.ts'

const judge = (refusals: unknown, text = '') => judgeRefusals('contract/refusals.ts', text, refusals)

test('a sentence in both languages with the same blanks is fine', () => {
  expect(judge({ too_large: { code: 413, en: 'At most {limit}.', id: 'Paling banyak {limit}.' } })).toEqual(
    [],
  )
})

test('a sentence missing in one language or in both is named with its line', () => {
  const text = `const refusals = {\n  a: {\n    code: 201 },\n  b: { code: 404 } }`
  expect(judge({ a: { code: 201, en: 'No.' }, b: { code: 404 } }, text)).toMatchObject([
    { line: 4, problem: '“b” has no sentence' },
    { line: 2, problem: '“a” has no Indonesian text' },
  ])
})

test('other blanks and an untranslated sentence are named', () => {
  expect(judge({ a: { code: 201, en: '{field} please', id: 'isi {kolom}' } })).toHaveLength(1)
  const sentence = 'You may not do this.'
  expect(judge({ a: { code: 403, en: sentence, id: sentence } })).toMatchObject([{ fix: 'translate it' }])
})

test('a file without refusals is a finding', () => {
  expect(judge(undefined)).toMatchObject([{ problem: 'exports no refusals' }])
})
