/** Pictures that somebody sends, and those that pages ask for. */
type Queue = 'uploads' | 'derived'

const last: Record<Queue, Promise<unknown>> = { uploads: Promise.resolve(), derived: Promise.resolve() }

/**
 * One picture of a queue at a time: encoding takes a core for itself, and pages must not wait for pictures. Who looks
 * around in the shop does not wait for what others send.
 */
export function inTurn<Result>(queue: Queue, make: () => Promise<Result>): Promise<Result> {
  const made = last[queue].then(make)
  // A picture that cannot be made must not hold up the next one.
  last[queue] = made.catch(() => {})
  return made
}
