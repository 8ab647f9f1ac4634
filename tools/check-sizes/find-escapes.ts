import { Visitor } from 'vite'
import type { ParsedSource } from '../check-arrows/parse-source.ts'
import type { Problem } from './problem.ts'

/** Places where the code tells the compiler to look away. */
export function findEscapes({ program, lineOf }: ParsedSource): Problem[] {
  const problems: Problem[] = []
  new Visitor({
    TSAnyKeyword: ({ start }) => {
      problems.push({
        line: lineOf(start),
        problem: 'uses the type any',
        fix: 'name the type, or take unknown and narrow it',
      })
    },
    TSNonNullExpression: ({ end }) => {
      problems.push({
        line: lineOf(end - 1),
        problem: 'asserts with ! that something is there',
        fix: 'handle the case that it is missing, or narrow the type before',
      })
    },
  }).visit(program)
  return problems
}
