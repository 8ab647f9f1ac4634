import type { Finding } from '../check-arrows/finding.ts'
import type { ParsedSource } from '../check-arrows/parse-source.ts'
import { findHardCodedText } from './find-hard-coded-text.ts'
import { nearestWordsFile } from './nearest-words-file.ts'
import { properNames } from './proper-names.ts'

/** Sentences in the JSX of one file as findings. */
export function judgeHardCodedText(
  file: string,
  source: ParsedSource,
  wordsFiles: readonly string[],
): Finding[] {
  const nearest = nearestWordsFile(file, wordsFiles)
  return findHardCodedText(source, properNames).map(({ text, line, attribute }) => ({
    file,
    line,
    problem: `${attribute === null ? 'JSX' : attribute} says “${text}”`,
    fix: `move it to ${nearest}, or list a name that needs no translation in tools/check-words/proper-names.ts`,
  }))
}
