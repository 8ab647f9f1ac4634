/** Begins a piece of work when it is its turn. */
export type TakeTurns = <Result>(work: () => Promise<Result>) => Promise<Result>

interface Turns {
  /** So many at a time. */
  most: number
  /** Nobody waits longer than so many milliseconds: whatever is under way may be waiting for something itself. */
  patienceMs: number
}

/**
 * Lets a few pieces of work go on at a time, the others after them. Work that takes a processor is not done sooner by
 * beginning all of it, and everything that has been begun is held in memory until it is done.
 */
export function takeTurns({ most, patienceMs }: Turns): TakeTurns {
  let underWay = 0
  const waiting = new Set<() => void>()

  const turn = (): Promise<void> =>
    new Promise((resolve) => {
      const begin = () => {
        clearTimeout(impatient)
        waiting.delete(begin)
        // Now, and not when it goes on: whoever comes in between must see that the place is taken.
        underWay += 1
        resolve()
      }
      const impatient = setTimeout(begin, patienceMs)
      waiting.add(begin)
    })

  return async (work) => {
    if (underWay < most) underWay += 1
    else await turn()
    try {
      return await work()
    } finally {
      underWay -= 1
      if (underWay < most) waiting.values().next().value?.()
    }
  }
}
