import type { Clock } from '../platform/clock.ts'

/** A clock that stands still until it is moved. */
export interface StandingClock extends Clock {
  moveOn(milliseconds: number): void
}

export function standingClock(): StandingClock {
  let time = Date.parse('2026-11-16T03:00:00Z')
  return {
    now: () => new Date(time),
    moveOn: (milliseconds) => {
      time += milliseconds
    },
  }
}
