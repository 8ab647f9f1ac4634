import { type ComplaintStanding, complaintStepOf } from './complaint-steps.ts'

const day = 24 * 60 * 60_000

/** So many days a rejection can be appealed. */
export const daysToAppeal = 3

export interface AppealFacts extends ComplaintStanding {
  decidedAt: Date | null
}

/** Until when a rejection can be appealed; nothing, where none is possible as it stands. */
export const appealUntil = (complaint: AppealFacts): Date | null =>
  complaint.decidedAt === null || complaintStepOf('appeal', complaint) === undefined
    ? null
    : new Date(complaint.decidedAt.getTime() + daysToAppeal * day)

/** Whether the time to appeal is over, of a complaint that could be appealed. */
export function isTooLate(complaint: AppealFacts, now: Date): boolean {
  const until = appealUntil(complaint)
  return until !== null && until <= now
}
