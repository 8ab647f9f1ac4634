import { expect, test } from 'vitest'
import {
  isRefundTaken,
  type RefundState,
  type RefundStep,
  refundStepOf,
  refundSteps,
} from './refund-steps.ts'

const states: RefundState[] = ['requested', 'approved', 'refunded', 'rejected']
const steps = Object.keys(refundSteps) as RefundStep[]

test.each<[RefundState, RefundStep[]]>([
  ['requested', ['approve', 'reject']],
  ['approved', ['withdraw', 'send']],
  ['refunded', []],
  ['rejected', []],
])('a refund that is %s takes exactly %j', (state, allowed) => {
  expect(steps.filter((step) => refundStepOf(step, state) !== undefined)).toEqual(allowed)
})

test('every state can be come to from the first', () => {
  const seen = new Set<RefundState>(['requested'])
  for (const state of seen)
    for (const step of steps) {
      const to = refundStepOf(step, state)
      if (to !== undefined) seen.add(to)
    }
  expect([...seen].toSorted()).toEqual(states.toSorted())
})

test('a step that was taken counts as taken, and money is never sent twice', () => {
  for (const state of states)
    for (const step of steps) {
      const to = refundStepOf(step, state)
      if (to === undefined) continue
      expect(isRefundTaken(step, to)).toBe(true)
      expect(refundStepOf(step, to)).toBeUndefined()
    }
  expect(isRefundTaken('approve', 'rejected')).toBe(false)
  expect(isRefundTaken('reject', 'approved')).toBe(false)
})
