import { expect, test } from 'vitest'
import { rowOf } from './bench-row.ts'

const measured = { part: 'pages', name: 'home', unit: '/s' }

test('a row is the median with its spread, beside the median of its limit', () => {
  const row = rowOf({
    ...measured,
    values: [700, 900, 800],
    limit: { name: 'bare', values: [1000, 900, 1200] },
    goal: { atLeast: 0.6, of: 'ratio' },
  })
  expect(row).toEqual({
    ...measured,
    value: 800,
    spread: [700, 900],
    limit: { name: 'bare', value: 1000 },
    ratio: 0.8,
    goal: { atLeast: 0.6, of: 'ratio' },
    holds: true,
  })
})

test.each([
  [{ atMost: 15, of: 'value' } as const, [14.9, 15], true],
  [{ atMost: 14.95, of: 'value' } as const, [14.9, 15], false],
  [{ atLeast: 95, of: 'value' } as const, [94], false],
  [{ atLeast: 95, of: 'value' } as const, [95], true],
])('%j of %j holds: %s', (goal, values, holds) => {
  expect(rowOf({ ...measured, values, goal }).holds).toBe(holds)
})

test('where nothing is wanted, nothing holds or fails', () => {
  expect(rowOf({ ...measured, values: [1] })).toMatchObject({
    limit: null,
    ratio: null,
    goal: null,
    holds: null,
  })
})

test('a figure that could not be measured does not hold', () => {
  expect(rowOf({ ...measured, values: [Number.NaN], goal: { atMost: 1, of: 'value' } }).holds).toBe(false)
  expect(rowOf({ ...measured, values: [], goal: { atLeast: 0, of: 'value' } }).holds).toBe(false)
  const limit = { name: 'bare', values: [0] }
  expect(rowOf({ ...measured, values: [5], limit, goal: { atMost: 2, of: 'ratio' } }).holds).toBe(false)
})
