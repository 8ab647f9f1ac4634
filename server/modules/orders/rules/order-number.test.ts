import { expect, test } from 'vitest'
import { orderNumber } from './order-number.ts'

test('the number holds the month in Jakarta and counts on', () => {
  expect(orderNumber(4821, new Date('2026-11-13T12:41:00Z'))).toBe('GM-2611-004821')
  expect(orderNumber(1_234_567, new Date('2026-11-30T17:00:00Z'))).toBe('GM-2612-1234567')
})
