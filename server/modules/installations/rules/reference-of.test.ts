import { expect, test } from 'vitest'
import { referenceOf } from './reference-of.ts'

test('the month is the one in Jakarta, and a number has four digits or more', () => {
  expect(referenceOf(147, new Date('2026-11-16T03:00:00Z'))).toBe('PSG-2611-0147')
  expect(referenceOf(12_345, new Date('2026-11-30T17:00:00Z'))).toBe('PSG-2612-12345')
})
