import type { Played } from './play-scenario.ts'

const columns: [title: string, width: number, of: (played: Played) => string][] = [
  ['', 10, ({ scenario }) => scenario.name],
  ['requests', 10, ({ stage }) => String(stage.tally.requests)],
  ['done', 8, ({ stage }) => String(stage.tally.counts.done)],
  ['refused', 9, ({ stage }) => String(stage.tally.counts.refused)],
  ['faults', 8, ({ stage }) => String(stage.tally.counts.fault)],
  ['cut off', 9, ({ stage }) => String(stage.tally.counts['cut off'])],
  ['timed out', 11, ({ stage }) => String(stage.tally.counts['timed out'])],
  ['longest', 9, ({ stage }) => secondsOf(stage.tally.longest.ms)],
  ['acknowledged', 14, ({ stage }) => String(stage.ledger.acknowledged.size)],
  ['sent again', 12, ({ stage }) => String(stage.ledger.sentAgain)],
  ['found', 7, ({ orders }) => String(orders.found)],
  ['books', 7, ({ orders }) => (orders.books.length === 0 ? 'agree' : String(orders.books.length))],
  ['ready', 8, ({ readyAfter }) => (readyAfter === undefined ? 'never' : secondsOf(readyAfter))],
  ['took', 7, ({ seconds }) => `${Math.round(seconds)} s`],
  ['holds', 7, ({ stage }) => (stage.broken.length === 0 ? 'yes' : 'NO')],
]

const secondsOf = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const lineOf = (cells: string[]): string =>
  cells.map((cell, nth) => (nth === 0 ? cell.padEnd(10) : cell.padStart(columns[nth]?.[1] ?? 0))).join('')

/** One line a scenario. */
export const tableOf = (all: readonly Played[]): string =>
  [
    lineOf(columns.map(([title]) => title)),
    ...all.map((played) => lineOf(columns.map(([, , of]) => of(played)))),
  ].join('\n')

/** What is to be said about one scenario, beside its figures. */
export const remarksOf = ({ stage }: Played): string =>
  [
    `  longest: ${stage.tally.longest.what}`,
    ...stage.told.map((sentence) => `  ${sentence}`),
    ...stage.broken.map((sentence) => `  DOES NOT HOLD: ${sentence}`),
  ].join('\n')
