import { expect, test } from 'vitest'
import { refundParts } from './refund-parts.ts'

const things = [
  { id: 'speaker', quantity: 3, costOf: ({ units }: { units: number }) => units * 1_000 },
  { id: 'calibration', quantity: 1, costOf: ({ units }: { units: number }) => units * 350 },
]
const parts = (wanted: [string, number][], before: [string, number][] = []) => {
  const of = (list: [string, number][]) => list.map(([line, quantity]) => ({ line, quantity }))
  return refundParts(things, { wanted: of(wanted), before: of(before) })
}

test('units and services are given back at what they cost', () => {
  expect(
    parts([
      ['speaker', 2],
      ['calibration', 1],
    ]),
  ).toEqual([
    { line: 'speaker', quantity: 2, amount: 2_000 },
    { line: 'calibration', quantity: 1, amount: 350 },
  ])
})

test.each<[string, [string, number][], [string, number][]]>([
  ['what is not in the order', [['amplifier', 1]], []],
  [
    'the same line twice',
    [
      ['speaker', 1],
      ['speaker', 1],
    ],
    [],
  ],
  ['more than were bought', [['speaker', 4]], []],
  ['what was given back before', [['speaker', 2]], [['speaker', 2]]],
  ['nothing of it', [['speaker', 0]], []],
])('%s is not given back', (_what, wanted, before) => {
  expect(parts(wanted, before)).toBeUndefined()
})

test('what is left can be given back to the last unit', () => {
  expect(parts([['speaker', 1]], [['speaker', 2]])).toEqual([{ line: 'speaker', quantity: 1, amount: 1_000 }])
})
