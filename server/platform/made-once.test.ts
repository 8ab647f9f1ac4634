import { expect, test, vi } from 'vitest'
import { madeOfSame, madeOnce } from './made-once.ts'

test('of remembered rows something is made once, and nobody can change it', () => {
  const make = vi.fn((rows: readonly number[]) => ({ sum: rows.reduce((sum, row) => sum + row, 0) }))
  const sumOf = madeOnce(make)
  const rows = Object.freeze([1, 2])
  expect(sumOf(rows)).toEqual({ sum: 3 })
  expect(sumOf(rows)).toBe(sumOf(rows))
  expect(make).toHaveBeenCalledTimes(1)
  expect(Object.isFrozen(sumOf(rows))).toBe(true)
  expect(sumOf(Object.freeze([1, 2]))).not.toBe(sumOf(rows))
})

test('of rows that may still change it is made each time', () => {
  const sumOf = madeOnce((rows: number[]) => ({ sum: rows.length }))
  const rows = [1]
  expect(sumOf(rows)).toEqual({ sum: 1 })
  rows.push(2)
  expect(sumOf(rows)).toEqual({ sum: 2 })
})

test('what is made of the same things is the same, for each name', () => {
  const pairOf = madeOfSame(({ one, other }: { one: object; other: object }) => ({ pair: [one, other] }))
  const [a, b] = [{ a: 1 }, { b: 2 }]
  const first = pairOf('en', { one: a, other: b })
  expect(pairOf('en', { one: a, other: b })).toBe(first)
  expect(pairOf('id', { one: a, other: b })).not.toBe(first)
  expect(pairOf('en', { one: a, other: { b: 2 } })).not.toBe(first)
  expect(pairOf('en', { one: a, other: b })).not.toBe(first)
})

test('it does not grow with the names', () => {
  const made = madeOfSame(({ thing }: { thing: object }) => ({ thing }))
  const thing = {}
  const first = made('0', { thing })
  for (let name = 1; name < 100; name += 1) made(String(name), { thing })
  expect(made('0', { thing })).not.toBe(first)
})
