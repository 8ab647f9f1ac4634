import type { Clock } from './clock.ts'

/** Remembers what a reading answered for some seconds, so that it is not asked for with every request. */
export function rememberFor<Result>(
  seconds: number,
  clock: Clock,
  read: () => Promise<Result>,
): () => Promise<Result> {
  let known: { answer: Promise<Result>; until: number } | undefined
  return () => {
    const now = clock.now().getTime()
    if (known === undefined || known.until <= now) {
      const answer = read()
      known = { answer, until: now + seconds * 1000 }
      // A failed reading is not remembered: the next request tries again.
      answer.catch(() => {
        known = undefined
      })
    }
    return known.answer
  }
}
