import { expect, test } from 'vitest'
import { rowOf } from './bench-row.ts'
import { tableOf } from './row-table.ts'

const rows = [
  rowOf({
    part: 'pages',
    name: 'home, kept',
    unit: '/s',
    values: [7000.4, 9000, 8000],
    limit: { name: 'bare', values: [16000] },
    goal: { atLeast: 0.6, of: 'ratio' },
  }),
  rowOf({
    part: 'pages',
    name: 'home, made',
    unit: 'ms',
    values: [12.345],
    goal: { atMost: 15, of: 'value' },
  }),
  rowOf({ part: 'start', name: 'first page', unit: 's', values: [2.5] }),
]

test('a table has its parts, and a cross where a goal is missed', () => {
  expect(tableOf(rows, []).split('\n')).toEqual([
    '',
    'pages          figure  lowest–highest       limit  ratio     goal     saved',
    '  home, kept   8000/s       7000–9000  16000 bare   0.50  ≥ 0.6 ×  ✗',
    '  home, made  12.3 ms                                        ≤ 15  ✓',
    '',
    'start          figure  lowest–highest       limit  ratio     goal     saved',
    '  first page    2.5 s',
  ])
})

test('the last column tells the difference from what is saved', () => {
  const [home] = rows
  const earlier = rowOf({ part: 'start', name: 'first page', unit: 's', values: [2] })
  const lines = tableOf(rows, home === undefined ? [] : [home, earlier]).split('\n')
  expect(lines.map((line) => line.split(/ {2,}/).at(-1))).toEqual([
    '',
    'saved',
    '=',
    'new',
    '',
    'saved',
    '+25 %',
  ])
})
