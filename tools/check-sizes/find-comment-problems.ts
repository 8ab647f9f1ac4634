import type { Problem } from './problem.ts'

export interface PlacedComment {
  /** Without the signs that open and close it. */
  text: string
  line: number
}

const leftover = /\b(TODO|FIXME|XXX|HACK)\b/
// Like the compiler and Biome, only at the start of a comment's line: elsewhere it is a word in a sentence.
const suppression =
  /^[\s*]*(@ts-ignore|@ts-expect-error|@ts-nocheck|biome-ignore(?:-all|-start|-end)?)\b(.*)$/

/** Work left lying in comments, and suppressions that do not say why. */
export function findCommentProblems(comments: readonly PlacedComment[]): Problem[] {
  return comments.flatMap(({ text, line }) =>
    text
      .split('\n')
      .flatMap((row, index) => judgeRow(row).map((problem) => ({ line: line + index, ...problem }))),
  )
}

function judgeRow(row: string): Omit<Problem, 'line'>[] {
  const problems: Omit<Problem, 'line'>[] = []
  const word = leftover.exec(row)?.[1]
  if (word) {
    problems.push({
      problem: `leaves a ${word}`,
      fix: 'do it now, or write it down as an issue and remove the comment',
    })
  }
  const [, directive, rest = ''] = suppression.exec(row) ?? []
  if (directive && directive !== 'biome-ignore-end' && !givesReason(directive, rest)) {
    problems.push({
      problem: `${directive} gives no reason`,
      fix: 'remove the cause, or say why on the same line',
    })
  }
  return problems
}

/** Biome's reason stands after the rule and a colon; `<explanation>` is the blank it offers, not a reason. */
function givesReason(directive: string, rest: string): boolean {
  const reason = directive.startsWith('biome') ? rest.replace(/^[^:]*:?/, '') : rest
  return /\p{L}{2,}/u.test(reason.replace(/<explanation>/g, ''))
}

/** The comments of a style sheet; code has a parser for that. */
export function commentsOfCss(text: string): PlacedComment[] {
  return [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map((match) => ({
    text: match[1] ?? '',
    line: text.slice(0, match.index).split('\n').length,
  }))
}
