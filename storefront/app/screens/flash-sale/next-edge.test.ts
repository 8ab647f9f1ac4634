import { expect, test } from 'vitest'
import { nextEdge } from './next-edge.ts'

const at = (hour: number) => `2026-11-16T${String(hour).padStart(2, '0')}:00:00.000Z`
const sales = [
  { start_time: at(3), end_time: at(9) },
  { start_time: at(12), end_time: at(15) },
]

test('the next edge is the next beginning or end, whichever comes first', () => {
  expect(nextEdge(sales, at(1))).toBe(Date.parse(at(3)))
  expect(nextEdge(sales, at(3))).toBe(Date.parse(at(9)))
  expect(nextEdge(sales, at(9))).toBe(Date.parse(at(12)))
  expect(nextEdge(sales, at(13))).toBe(Date.parse(at(15)))
})

test('after the last edge there is none', () => {
  expect(nextEdge(sales, at(15))).toBeUndefined()
  expect(nextEdge([], at(1))).toBeUndefined()
})
