import type { ComplaintCard } from '@gema/contract/shapes/complaint.ts'
import { nextWorkingDay } from './next-working-day.ts'

/** What is to be known about a complaint first, and what can be done about it from a list. */
export interface ComplaintNext {
  kind: 'waits_for_you' | 'answered_by' | 'in_progress' | 'rejected' | 'resolved' | 'cancelled'
  /** The day that the sentence names. */
  at: string | null
  /** In the words of the shop. */
  outcome: string | null
  /** Until when it can be appealed. */
  appealUntil: string | null
  action: 'answer' | 'appeal' | 'cancel' | undefined
}

type Card = Pick<
  ComplaintCard,
  'status' | 'created_at' | 'decided_at' | 'outcome' | 'appeal_until' | 'waits_for_you'
>

/** The next thing about a complaint. */
export function nextOfComplaint(card: Card): ComplaintNext {
  const { status, outcome, decided_at: at, appeal_until: appealUntil } = card
  const plain = { at, outcome, appealUntil: null, action: undefined }
  if (card.waits_for_you && status === 'in_progress') {
    return { ...plain, kind: 'waits_for_you', action: 'answer' }
  }
  if (status === 'created') {
    return { ...plain, kind: 'answered_by', at: nextWorkingDay(card.created_at), action: 'cancel' }
  }
  if (status === 'rejected') {
    return {
      ...plain,
      kind: 'rejected',
      appealUntil,
      action: appealUntil === null ? undefined : 'appeal',
    }
  }
  return { ...plain, kind: status }
}
