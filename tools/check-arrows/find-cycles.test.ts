import { expect, test } from 'vitest'
import { findCycles } from './find-cycles.ts'
import { findImports } from './find-imports.ts'
import { judgeCycles } from './judge-cycles.ts'
import { resolveImport } from './resolve-import.ts'

const graphOf = (links: Record<string, string[]>) => new Map(Object.entries(links))

test('files that import one way have no cycle', () => {
  expect(findCycles(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
})

test('the shortest way round is shown, once for each knot', () => {
  const graph = graphOf({ a: ['b'], b: ['c'], c: ['d', 'a'], d: ['a'], x: ['y', 'a'], y: ['x'], z: ['x'] })
  expect(findCycles(graph)).toEqual([
    ['a', 'b', 'c'],
    ['x', 'y'],
  ])
})

test('a file that imports itself is a cycle of one', () => {
  expect(findCycles(graphOf({ a: ['a'], b: ['a'] }))).toEqual([['a']])
})

test('a crossing into a knot already walked makes no new one', () => {
  expect(findCycles(graphOf({ a: ['b'], b: ['a'], c: ['b', 'd'], d: ['a'] }))).toEqual([['a', 'b']])
})

test('type imports count, and the finding stands at the import', () => {
  const texts = {
    'contract/a.ts': `import { z } from 'zod'\nimport type { B } from './b.ts'`,
    'contract/b.ts': `import { a } from './a.ts'`,
  }
  const sources = Object.entries(texts).map(([file, text]) => ({
    file,
    imports: findImports(file, text).map((found) => ({
      ...found,
      target: resolveImport(file, found.specifier, () => true),
    })),
  }))
  expect(judgeCycles(sources)).toMatchObject([
    {
      file: 'contract/a.ts',
      line: 2,
      problem: 'is part of a cycle: contract/a.ts → contract/b.ts → contract/a.ts',
    },
  ])
})
