import { expect, test } from 'vitest'
import { groupedCount } from './grouped-count.ts'

test('thousands are divided by dots', () => {
  expect([0, 214, 1284, 1_284_000].map(groupedCount)).toEqual(['0', '214', '1.284', '1.284.000'])
})
