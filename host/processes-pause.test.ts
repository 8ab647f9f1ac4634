import { expect, test } from 'vitest'
import { failuresAfter, pauseAfter } from './processes-pause.ts'

test('the pauses before a process is started again grow, up to some seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(pauseAfter)).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000])
})

test('a process that has answered for a while begins anew with the shortest pause', () => {
  expect(failuresAfter(6, 59_999)).toBe(7)
  expect(failuresAfter(6, 60_000)).toBe(1)
})
