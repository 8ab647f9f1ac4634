import type { Clock } from './clock.ts'

type Read<Result> = () => Promise<Result>

/** Remembers what a reading answered for some seconds, so that it is not asked for with every request. */
export function rememberFor<Result>(seconds: number, clock: Clock, read: Read<Result>): Read<Result> {
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

/** After a reading that was in vain, the next is made so many milliseconds later. */
const pauseMs = 1_000

/** The same for what must be there also while it cannot be read, such as a limit: so long the last answer holds. */
export function rememberLast<Result>(seconds: number, clock: Clock, read: Read<Result>): Read<Result> {
  let last: { result: Result } | undefined
  let triedInVainAt = Number.NEGATIVE_INFINITY
  const remembered = rememberFor(seconds, clock, read)
  return async () => {
    const now = clock.now().getTime()
    if (last !== undefined && now < triedInVainAt + pauseMs) return last.result
    try {
      last = { result: await remembered() }
    } catch (error) {
      if (last === undefined) throw error
      triedInVainAt = now
    }
    return last.result
  }
}
