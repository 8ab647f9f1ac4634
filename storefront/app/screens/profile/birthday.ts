const separator = ' / '

/** Digits as they are typed, with their signs between: "0203199" → "02 / 03 / 199". Other ways to write a date stay. */
export function withSeparators(typed: string): string {
  if (!/^[\d\s/]*$/.test(typed) || /\d{4}\s*\/|\d{9}/.test(typed)) return typed
  const whole = typed.split('/').map((part) => part.trim())
  // A sign after one digit ends it: "2/" is the second.
  const digits = whole
    .map((part, place) => (place < whole.length - 1 && place < 2 ? part.padStart(2, '0') : part))
    .join('')
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean)
  const wantsNext = digits.length === 2 || digits.length === 4
  return parts.join(separator) + (wantsNext ? separator : '')
}

/** "2026-03-02" → "02 / 03 / 2026" */
export const writtenBirthday = (date: string | null): string =>
  date === null ? '' : date.split('-').reverse().join(separator)

/**
 * The day that somebody has written, as "2026-03-02"; null where nothing is written, undefined where it is no day. Day,
 * month, year with any sign between, or the other way round, as browsers fill it in.
 */
export function readBirthday(written: string): string | null | undefined {
  const text = written.trim()
  if (text === '') return null
  const [first = '', month = '', last = ''] = /^\d{8}$/.test(text)
    ? [text.slice(0, 2), text.slice(2, 4), text.slice(4)]
    : text.split(/\s*[\s./-]\s*/)
  const [day, year] = first.length === 4 ? [last, first] : [first, last]
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  // The 30th of February would become a day in March.
  const parsed = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(date) ? undefined : date
}

/** Nobody is born tomorrow, and nobody who shops here was born before 1900. */
export function isPossibleBirthday(written: string, today: string): boolean {
  const date = readBirthday(written)
  return date === null || (date !== undefined && date >= '1900-01-01' && date <= today)
}
