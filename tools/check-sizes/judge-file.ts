import type { Finding } from '../check-arrows/finding.ts'
import { parseSource } from '../check-arrows/parse-source.ts'
import { commentsOfCss, findCommentProblems } from './find-comment-problems.ts'
import { findEscapes } from './find-escapes.ts'
import { findLongParameterLists } from './find-long-parameter-lists.ts'
import { findSwitchedOffTests } from './find-switched-off-tests.ts'
import { signatureGiven } from './limits.ts'

/** Everything that is wrong inside one file, its length aside. */
export function judgeFile(file: string, text: string): Finding[] {
  if (file.endsWith('.css')) {
    return findCommentProblems(commentsOfCss(text)).map((problem) => ({ file, ...problem }))
  }
  const source = parseSource(file, text)
  const comments = source.comments.map(({ value, start }) => ({ text: value, line: source.lineOf(start) }))
  const problems = [
    ...findEscapes(source),
    ...findSwitchedOffTests(source),
    ...findCommentProblems(comments),
    ...(signatureGiven.includes(file) ? [] : findLongParameterLists(source)),
  ]
  return [...source.errors, ...problems.map((problem) => ({ file, ...problem }))]
}
