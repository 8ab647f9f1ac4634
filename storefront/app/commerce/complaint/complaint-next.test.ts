import { describe, expect, test } from 'vitest'
import { nextOfComplaint } from './complaint-next.ts'

const card = {
  status: 'created' as const,
  created_at: '2026-11-14T03:00:00.000Z',
  decided_at: null,
  outcome: null,
  appeal_until: null,
  waits_for_you: false,
}

describe('the next thing about a complaint', () => {
  test('a new one is answered within a working day, and can be cancelled', () => {
    const next = nextOfComplaint(card)
    expect(next).toMatchObject({ kind: 'answered_by', action: 'cancel' })
    expect(next.at?.slice(0, 10)).toBe('2026-11-16')
  })

  test('a proposal waits for an answer', () => {
    const next = nextOfComplaint({ ...card, status: 'in_progress', waits_for_you: true })
    expect(next).toMatchObject({ kind: 'waits_for_you', action: 'answer' })
  })

  test('without a proposal it is just being worked on', () => {
    expect(nextOfComplaint({ ...card, status: 'in_progress' })).toMatchObject({
      kind: 'in_progress',
      action: undefined,
    })
  })

  test('a rejection can be appealed while there is time', () => {
    const rejected = { ...card, status: 'rejected' as const, outcome: 'As ordered.' }
    const until = '2026-11-17T03:00:00.000Z'
    expect(nextOfComplaint({ ...rejected, appeal_until: until })).toMatchObject({
      kind: 'rejected',
      outcome: 'As ordered.',
      appealUntil: until,
      action: 'appeal',
    })
    expect(nextOfComplaint(rejected).action).toBeUndefined()
  })
})
