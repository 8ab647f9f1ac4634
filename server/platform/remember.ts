import type { Clock } from './clock.ts'

/** After a reading that failed, the last one that did not is shown for so long. */
const triedInVainMs = 1_000

/**
 * Remembers what a reading answered for some seconds, so that it is not asked for with every request. While it cannot be
 * read, the last answer holds.
 */
export function rememberFor<Result>(
  seconds: number,
  clock: Clock,
  read: () => Promise<Result>,
): () => Promise<Result> {
  let known: { answer: Promise<Result>; until: number } | undefined
  let last: { result: Result } | undefined
  return () => {
    const now = clock.now().getTime()
    if (known === undefined || known.until <= now) {
      const answer = read().then(
        (result) => {
          last = { result }
          return result
        },
        (error: unknown) => {
          // Not remembered where there is nothing older: the next request tries again.
          known = last && { answer: Promise.resolve(last.result), until: now + triedInVainMs }
          if (last === undefined) throw error
          return last.result
        },
      )
      known = { answer, until: now + seconds * 1000 }
    }
    return known.answer
  }
}
