/**
 * How many slips of the finger lie between two words: a letter left out, added, mistaken, or two swapped. Counting
 * stops above `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let twoBack: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        at(before, column) + 1,
        at(line, column - 1) + 1,
        at(before, column - 1) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) least = Math.min(least, at(twoBack, column - 2) + 1)
      line.push(least)
    }
    if (Math.min(...line) > most) return most + 1
    twoBack = before
    before = line
  }
  return at(before, b.length)
}

const at = (line: number[], index: number): number => line[index] ?? Number.POSITIVE_INFINITY
