let last: Promise<unknown> = Promise.resolve()

/** One picture at a time: encoding takes a core for itself, and pages must not wait for pictures. */
export function inTurn<Result>(make: () => Promise<Result>): Promise<Result> {
  const made = last.then(make)
  // A picture that cannot be made must not hold up the next one.
  last = made.catch(() => {})
  return made
}
