import { expect, test } from 'vitest'
import { clockOfSeconds } from './clock-of-seconds.ts'

test('a length is written in minutes and seconds', () => {
  expect(clockOfSeconds(24.4)).toBe('0:24')
  expect(clockOfSeconds(61)).toBe('1:01')
  expect(clockOfSeconds(0.2)).toBe('0:00')
})
