export const codeLength = 6

/** One entry a box; an empty one is an empty box. */
export type CodeDigits = readonly string[]

export const noDigits: CodeDigits = Array<string>(codeLength).fill('')

export const isComplete = (digits: CodeDigits): boolean => digits.every((digit) => digit !== '')

/** The digits in whatever was typed or pasted: `482 196`, `482-196`, and those of an Arabic keyboard. */
export const digitsIn = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '')

/** The boxes after something was entered into one of them, and the box to go to. A whole code fills all of them. */
export function entered(
  digits: CodeDigits,
  place: number,
  text: string,
): { digits: CodeDigits; place: number } {
  const found = digitsIn(text)
  const start = found.length >= codeLength ? 0 : place
  const next = [...digits]
  for (const [offset, digit] of [...found].slice(0, codeLength - start).entries())
    next[start + offset] = digit
  return { digits: next, place: Math.min(start + found.length, codeLength - 1) }
}

/** The boxes after Backspace: an empty box takes the one before it. */
export function takenBack(digits: CodeDigits, place: number): { digits: CodeDigits; place: number } {
  const target = digits[place] === '' ? Math.max(0, place - 1) : place
  return { digits: digits.with(target, ''), place: target }
}
