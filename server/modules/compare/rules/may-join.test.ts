import { expect, test } from 'vitest'
import { mayJoin } from './may-join.ts'

test('four of one main category may be compared, and not a fifth', () => {
  expect(mayJoin(1, { compared: [], most: 4 })).toBe('yes')
  expect(mayJoin(1, { compared: [1, 1, 1], most: 4 })).toBe('yes')
  expect(mayJoin(1, { compared: [1, 1, 1, 1], most: 4 })).toBe('full')
})

test('a product of another main category may not join, and is told so even when the list is full', () => {
  expect(mayJoin(2, { compared: [1], most: 4 })).toBe('other_category')
  expect(mayJoin(2, { compared: [1, 1, 1, 1], most: 4 })).toBe('other_category')
})
