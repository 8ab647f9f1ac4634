/**
 * The things that an answer shows, by the last eight digits of their uuids, in order: a page shows a hundred of them, and
 * thousands of pages are kept. Two things may have the same digits, once in thousands of millions; then something is made
 * anew that need not have been. The first digits are a time in some kinds of uuids, and the same for all that was made
 * together.
 */
export type Shown = Uint32Array

export const nothingShown: Shown = new Uint32Array()

const digitsOf = (uuid: string): number => Number.parseInt(uuid.slice(-8), 16)

export const shownOf = (uuids: Iterable<string>): Shown => inOrder(Array.from(uuids, digitsOf))

/** What any of these shows. */
export const allShown = (parts: readonly Shown[]): Shown => {
  const some = parts.filter(({ length }) => length > 0)
  return some.length === 1 && some[0] ? some[0] : inOrder(some.flatMap((each) => [...each]))
}

const inOrder = (digits: readonly number[]): Shown =>
  digits.length === 0 ? nothingShown : new Uint32Array(new Set(digits)).sort()

export function isShown(shown: Shown, uuid: string): boolean {
  const wanted = digitsOf(uuid)
  let [from, to] = [0, shown.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((shown[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return shown[from] === wanted
}
