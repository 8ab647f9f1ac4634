import { expect, test } from 'vitest'
import { type AppealFacts, appealUntil, isTooLate } from './appeal-time.ts'

const rejected: AppealFacts = {
  ...{ status: 'rejected', proposal: 'none', isAppealed: false },
  decidedAt: new Date('2026-11-16T03:00:00Z'),
}
const end = new Date('2026-11-19T03:00:00Z')

test('a rejection can be appealed for three days, to the millisecond', () => {
  expect(appealUntil(rejected)).toEqual(end)
  expect(isTooLate(rejected, new Date(end.getTime() - 1))).toBe(false)
  expect(isTooLate(rejected, end)).toBe(true)
})

test('what is not rejected, or was appealed before, has no such time', () => {
  expect(appealUntil({ ...rejected, isAppealed: true })).toBeNull()
  expect(appealUntil({ ...rejected, status: 'resolved' })).toBeNull()
  expect(isTooLate({ ...rejected, status: 'resolved' }, end)).toBe(false)
})
