/** Wrong passwords in a row, for one address from one network. */
export interface SignInFailures {
  failures: number
  lastAt: Date
  pausedUntil: Date
}

/** Tries before the pause. */
export const mostFailures = 10
const pauseSeconds = 15 * 60
/** From the fifth wrong password on, each try waits longer than the one before. */
const slowedSeconds: Record<number, number> = { 5: 2, 6: 4, 7: 8, 8: 15, 9: 30 }

/** Seconds until the next try is listened to; 0 when it is now. */
export const secondsPaused = (known: SignInFailures | undefined, now: Date): number =>
  known === undefined ? 0 : Math.max(0, Math.ceil((known.pausedUntil.getTime() - now.getTime()) / 1000))

/**
 * How things stand when one more try fails, of so many that there may be. A quarter of an hour without one wipes the
 * slate.
 */
export function afterFailure(
  known: SignInFailures | undefined,
  now: Date,
  most: number = mostFailures,
): SignInFailures {
  const rested = known === undefined || now.getTime() - known.lastAt.getTime() >= pauseSeconds * 1000
  const failures = rested ? 1 : known.failures + 1
  // The last tries are slowed, however many there are.
  const wait = failures >= most ? pauseSeconds : (slowedSeconds[failures + mostFailures - most] ?? 0)
  return { failures, lastAt: now, pausedUntil: new Date(now.getTime() + wait * 1000) }
}

/** Whether a pause is the long one. */
export const isLongPause = (seconds: number): boolean => seconds > Math.max(...Object.values(slowedSeconds))
