import { type StandingFacts, standingOf } from './order-standing.ts'
import { stepOf } from './order-steps.ts'

const day = 24 * 60 * 60_000

/** After so many days a delivered order finishes by itself, and after so many its owner is reminded. */
export const daysToFinish = 7
export const daysToRemind = 5

export interface FinishFacts extends StandingFacts {
  deliveredAt: Date | null
  finishHeldUntil: Date | null
}

/** When a delivered order finishes by itself; nothing, where it may not be finished as it stands. */
export function finishesAt(order: FinishFacts): Date | null {
  if (order.deliveredAt === null || stepOf('finish', standingOf(order)) === undefined) return null
  const usual = order.deliveredAt.getTime() + daysToFinish * day
  return new Date(Math.max(usual, order.finishHeldUntil?.getTime() ?? 0))
}

/** Whether its time to finish by itself has come. */
export function mayFinishItself(order: FinishFacts, now: Date): boolean {
  const at = finishesAt(order)
  return at !== null && at <= now
}
