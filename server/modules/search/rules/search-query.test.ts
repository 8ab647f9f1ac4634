import { expect, test } from 'vitest'
import { allWords, anyWord, type QueryWord } from './search-query.ts'

const word = (...means: string[]): QueryWord => ({
  typed: means[0] ?? '',
  written: means[0] ?? '',
  means,
  isKnown: true,
})

test('all words must be met, each in any of its meanings', () => {
  expect(allWords([word('mic', 'microphone'), word('wireless')])).toBe(
    "('mic':* | 'microphone':*) & ('wireless':*)",
  )
  expect(anyWord([word('tower'), word('walnut')])).toBe("('tower':*) | ('walnut':*)")
})

test('one or two letters do not match as a beginning', () => {
  expect(allWords([word('rx')])).toBe("('rx')")
})

test('quotes and backslashes stay part of the word', () => {
  expect(allWords([word("o'neil\\")])).toBe("('o''neil\\\\':*)")
})
