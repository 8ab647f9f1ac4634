import { expect, test } from 'vitest'
import { type Approver, approvalOf } from './refund-approval.ts'

const owner: Approver = { staffId: 1, ceiling: null }
const manager: Approver = { staffId: 2, ceiling: 5_000_000 }
const nobodyAlone: Approver = { staffId: 3, ceiling: 0 }

test('who has no limit approves whatever the amount', () => {
  expect(approvalOf(owner, { total: 100_000_000, first: null })).toBe('whole')
})

test('up to the ceiling one approves alone, above it the word is the first of two', () => {
  expect(approvalOf(manager, { total: 5_000_000, first: null })).toBe('whole')
  expect(approvalOf(manager, { total: 5_000_001, first: null })).toBe('first')
  expect(approvalOf(nobodyAlone, { total: 1, first: null })).toBe('first')
})

test('the second word is that of somebody else', () => {
  expect(approvalOf(manager, { total: 9_000_000, first: 3 })).toBe('whole')
  expect(approvalOf(nobodyAlone, { total: 9_000_000, first: 2 })).toBe('whole')
  expect(approvalOf(manager, { total: 9_000_000, first: 2 })).toBe('first')
})
