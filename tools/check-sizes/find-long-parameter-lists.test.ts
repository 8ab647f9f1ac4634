import { expect, test } from 'vitest'
import { parseSource } from '../check-arrows/parse-source.ts'
import { findLongParameterLists } from './find-long-parameter-lists.ts'

const lines = (code: string) => findLongParameterLists(parseSource('a.ts', code)).map(({ line }) => line)

test.each([
  'function add(a: number, b: number, c: number, d: number) {}',
  'const add = (a: number, b = 2, c?: number, ...rest: number[]) => a',
  'const add = function (a, b, c, d) {}',
  'class Sum { add(a: number, b: number, c: number, d: number) {} }',
  'const sum = { add({ a, b }: Pair, [c]: number[], d: Map<string, number>, e: () => void) {} }',
])('four parameters are too many: %s', (code) => {
  expect(lines(code)).toEqual([1])
})

test.each([
  'function add(a: number, b: number, c: number) {}',
  'function add({ a, b, c, d }: { a: number; b: number; c: number; d: number }) {}',
  'const add = ({ a, b }: Pair, c: Record<string, [number, number, number, number]>) => [a, b, c, 4]',
  'type Add = (a: number, b: number, c: number, d: number) => number',
  'interface Sum { add(a: number, b: number, c: number, d: number): number }',
  'declare function add(a: number, b: number, c: number, d: number): number',
  'const add = <A, B, C, D, E>(a: A, b: [B, C, D, E]) => a',
  'function add(this: Sum, a: number, b: number, c: number) {}',
  'add(1, 2, 3, 4); const text = "function add(a, b, c, d) {}" // (a, b, c, d) => e',
])('three parameters or fewer, and types, are fine: %s', (code) => {
  expect(lines(code)).toEqual([])
})

test('the line of the function is given', () => {
  expect(lines('\n\nexport function add(\n  a: 1,\n  b: 2,\n  c: 3,\n  d: 4,\n) {}')).toEqual([3])
})
