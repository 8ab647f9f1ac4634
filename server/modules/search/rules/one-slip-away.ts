const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789']
/** Shorter words are one slip away from too many others; longer ones are alike enough to be found by their letters. */
const isShort = /^[a-z0-9]{4,6}$/

/**
 * Everything that lies one slip of the finger from a short word. Two swapped letters of five leave hardly any group of
 * three letters alone, so that such a word is not found by what it shares with others.
 */
export function oneSlipAway(word: string): string[] {
  if (!isShort.test(word)) return []
  const around = new Set<string>()
  for (let place = 0; place <= word.length; place += 1) {
    const [before, after] = [word.slice(0, place), word.slice(place)]
    around.add(before + after.slice(1))
    around.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2))
    for (const letter of letters) {
      around.add(before + letter + after)
      around.add(before + letter + after.slice(1))
    }
  }
  around.delete(word)
  return [...around]
}
