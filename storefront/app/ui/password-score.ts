/** 0: too short; then weak, fair, strong, very strong. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

/** What nearly everybody thinks of first counts as one character. */
const commonParts =
  /pass(word)?|qwerty?|asdf(gh)?|zxcv|letmein|welcome|admin|sandi|rahasia|indonesia|jakarta|sayang|bismillah|gema|(19|20)\d\d/gi

const kinds: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
]

/** How hard a password is to guess, by its length and by how little it repeats itself. A hint, not a rule. */
export function passwordScore(password: string, shortest = 6): PasswordScore {
  if ([...password].length < shortest) return 0
  const pool = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0)
  const bits = surprisingCharacters(password.replace(commonParts, '¤')) * Math.log2(pool)
  if (bits < 30) return 1
  if (bits < 56) return 2
  return bits < 84 ? 3 : 4
}

/** Characters that do not simply follow from the one before, as in `aaa`, `abc` and `321`. */
function surprisingCharacters(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, place) => {
    const before = codes[place - 1]
    return before === undefined || Math.abs(code - before) > 1
  }).length
}
