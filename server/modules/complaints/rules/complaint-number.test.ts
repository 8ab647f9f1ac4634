import { expect, test } from 'vitest'
import { complaintNumber } from './complaint-number.ts'

test('the number holds the month in Jakarta and counts on', () => {
  expect(complaintNumber(147, new Date('2026-11-15T02:12:00Z'))).toBe('KMP-2611-0147')
  expect(complaintNumber(12_345, new Date('2026-11-30T17:00:00Z'))).toBe('KMP-2612-12345')
})
