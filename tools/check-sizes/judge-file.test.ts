import { expect, test } from 'vitest'
import { judgeFile } from './judge-file.ts'

const problems = (text: string, file = 'a.ts') =>
  judgeFile(file, text).map(({ line, problem }) => `${line}: ${problem}`)

const anyType = '1: uses the type any'
const assertion = '1: asserts with ! that something is there'

test.each([
  ['let a: any', anyType],
  ['const a = b as any', anyType],
  ['const a = new Map<string, any>()', anyType],
  ['const a = b!.c', assertion],
  ['use(a!)', assertion],
  ['const a = b!', assertion],
])('%s makes the compiler look away', (code, problem) => {
  expect(problems(code)).toEqual([problem])
})

test.each([
  'const a = !b && b !== c && !!d',
  'const text = "as any, b!.c, : any"',
  '// any comment may say: any, b!.c and as any',
  'const any = { any: 1 }; use(any.any)',
  'let a: unknown = expect.any(String)',
  'const pattern = /a!.b/',
])('%s is honest code', (code) => {
  expect(problems(code)).toEqual([])
})

test('an assertion at the end of a long chain has the line of its sign', () => {
  expect(problems('const a = b\n  .first()\n  .last()!\n  .name')).toEqual([
    '3: asserts with ! that something is there',
  ])
})

test.each([
  ['// @ts-expect-error', '1: @ts-expect-error gives no reason'],
  ['/* @ts-ignore */', '1: @ts-ignore gives no reason'],
  ['// biome-ignore lint/style/useConst', '1: biome-ignore gives no reason'],
  ['// biome-ignore lint/style/useConst: <explanation>', '1: biome-ignore gives no reason'],
])('%s needs a reason', (comment, problem) => {
  expect(problems(comment)).toEqual([problem])
})

test.each([
  '// @ts-expect-error the library forgets this overload',
  '// biome-ignore lint/style/useConst: assigned by the template',
  '// the compiler knows @ts-ignore, we do not use it',
])('%s is fine', (comment) => {
  expect(problems(comment)).toEqual([])
})

test.each([
  'test.only',
  'it.skip',
  'describe.only',
  'test.describe.skip',
  'test.concurrent.only',
  'test.fixme',
])('%s switches tests off', (name) => {
  expect(problems(`${name}('a', () => {})`)).toHaveLength(1)
})

test('other things may be skipped, and tests may be conditional on a table', () => {
  expect(
    problems(`query.skip(3); test.each([1])('a', run); const only = it.name; const t = 'test.only'`),
  ).toEqual([])
})

test.each(['TODO', 'FIXME', 'XXX', 'HACK'])('%s in a comment is work left lying', (word) => {
  expect(problems(`/**\n * ${word}: later\n */`)).toEqual([`2: leaves a ${word}`])
  expect(problems(`a { color: red } /* ${word} */`, 'a.css')).toEqual([`1: leaves a ${word}`])
})

test('such a word in a text or inside another word is no such work', () => {
  expect(problems(`const mask = 'XXX-XXX' // todos and HACKS`)).toEqual([])
})

test('comments inside JSX are read too', () => {
  expect(problems('const a = (\n  <p>\n    {/* FIXME */}\n  </p>\n)', 'a.tsx')).toEqual(['3: leaves a FIXME'])
})

test('a file that does not parse is told, not passed over', () => {
  expect(problems('const a = = 3')).toEqual([expect.stringMatching(/^1: does not parse/)])
})

test('React Router chooses the parameters of entry.server.tsx', () => {
  const code = 'export function handle(a: 1, b: 2, c: 3, d: 4) {}'
  expect(problems(code, 'storefront/app/entry.server.tsx')).toEqual([])
  expect(problems(code, 'storefront/app/entry.client.tsx')).toHaveLength(1)
})
