import type { Goal, Row } from './bench-row.ts'
import { changeOf } from './compare-rows.ts'

const heads = ['', 'figure', 'lowest–highest', 'limit', 'ratio', 'goal', '', 'saved']

/** All rows of a run as one table, by their parts; `saved` are the rows that they are compared with. */
export function tableOf(rows: readonly Row[], saved: readonly Row[]): string {
  const parts = [...new Set(rows.map(({ part }) => part))]
  const cells = new Map(rows.map((row) => [row, cellsOf(row, saved)]))
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...[...cells.values()].map((line) => line[column]?.length ?? 0)),
  )
  const lineOf = (line: readonly string[]) =>
    `  ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`.trimEnd()
  return parts
    .flatMap((part) => [
      '',
      `${part}${lineOf(heads).slice(part.length)}`,
      ...rows.filter((row) => row.part === part).map((row) => lineOf(cells.get(row) ?? [])),
    ])
    .join('\n')
}

const cellsOf = (row: Row, saved: readonly Row[]): string[] => [
  row.name,
  `${written(row.value)}${unitOf(row.unit)}`,
  row.spread[0] === row.spread[1] ? '' : `${written(row.spread[0])}–${written(row.spread[1])}`,
  row.limit === null ? '' : `${written(row.limit.value)} ${row.limit.name}`,
  row.ratio === null ? '' : row.ratio.toFixed(2),
  row.goal === null ? '' : goalOf(row.goal),
  row.holds === null ? '' : row.holds ? '✓' : '✗',
  changeOf(row, saved),
]

const unitOf = (unit: string): string => (unit === '' || unit.startsWith('/') ? unit : ` ${unit}`)

const goalOf = (goal: Goal): string =>
  `${'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`}${goal.of === 'ratio' ? ' ×' : ''}`

/** Three digits, or all before the point. */
const written = (value: number): string =>
  Math.abs(value) >= 1000 ? String(Math.round(value)) : String(Number(value.toPrecision(3)))
