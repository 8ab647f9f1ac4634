import { expect, test } from 'vitest'
import { minutesLeft, readPercent } from './reading-state.ts'

test('before the text, nothing is read; behind it, all of it', () => {
  expect(readPercent({ top: 900, height: 4000, screen: 800 })).toBe(0)
  expect(readPercent({ top: -5000, height: 4000, screen: 800 })).toBe(100)
})

test('what has come above the middle of the screen is read', () => {
  expect(readPercent({ top: 400, height: 4000, screen: 800 })).toBe(0)
  expect(readPercent({ top: -600, height: 4000, screen: 800 })).toBe(25)
  expect(readPercent({ top: -3600, height: 4000, screen: 800 })).toBe(100)
})

test('a text that is not there has not been read', () => {
  expect(readPercent({ top: 0, height: 0, screen: 800 })).toBe(0)
})

test('a minute is left until the very end', () => {
  expect([0, 28, 99, 100].map((percent) => minutesLeft(7, percent))).toEqual([7, 6, 1, 0])
})
