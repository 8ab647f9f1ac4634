import { describe, expect, test } from 'vitest'
import { headOf } from './head-of-complaint.ts'

const at = '2026-11-15T03:00:00.000Z'
const proposal = { text: 'Two new panels', state: 'waiting' as const, at }

describe('what stands at the top of a complaint', () => {
  test('a new, a resolved and a cancelled one say just that', () => {
    expect(headOf({ status: 'created', proposal: null, messages: [] })).toBe('created')
    expect(headOf({ status: 'resolved', proposal, messages: [] })).toBe('resolved')
    expect(headOf({ status: 'cancelled', proposal: null, messages: [] })).toBe('cancelled')
  })

  test('a proposal says whether it waits, was agreed to or declined', () => {
    const messages = [{ kind: 'proposal' as const }]
    expect(headOf({ status: 'in_progress', proposal, messages })).toBe('waiting')
    expect(headOf({ status: 'in_progress', proposal: { ...proposal, state: 'declined' }, messages })).toBe(
      'declined',
    )
  })

  test('an appeal stands above what was proposed before it', () => {
    const messages = [
      { kind: 'proposal' as const },
      { kind: 'rejected' as const },
      { kind: 'appealed' as const },
    ]
    const declined = { ...proposal, state: 'declined' as const }
    expect(headOf({ status: 'in_progress', proposal: declined, messages })).toBe('appealed')
    expect(headOf({ status: 'in_progress', proposal, messages: [...messages, { kind: 'proposal' }] })).toBe(
      'waiting',
    )
  })
})
