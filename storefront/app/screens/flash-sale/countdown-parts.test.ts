import { expect, test } from 'vitest'
import { countdownParts } from './countdown-parts.ts'

const shown = (seconds: number) =>
  countdownParts(seconds * 1000)
    .map(({ unit, value }) => `${value} ${unit}`)
    .join(' ')

test('under a day it counts hours, minutes and seconds', () => {
  expect(shown(5 * 3600 + 42 * 60 + 18)).toBe('5 hours 42 minutes 18 seconds')
  expect(shown(24 * 3600 - 1)).toBe('23 hours 59 minutes 59 seconds')
})

test('from a day on it counts days, hours and minutes', () => {
  expect(shown(24 * 3600)).toBe('1 days 0 hours 0 minutes')
  expect(shown(3 * 86_400 + 3600 + 61)).toBe('3 days 1 hours 1 minutes')
})

test('it stops at nothing', () => {
  expect(shown(0)).toBe('0 hours 0 minutes 0 seconds')
  expect(shown(-5)).toBe('0 hours 0 minutes 0 seconds')
})
