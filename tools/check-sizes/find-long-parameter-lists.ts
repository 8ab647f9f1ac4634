import { type ESTree, Visitor } from 'vite'
import type { ParsedSource } from '../check-arrows/parse-source.ts'
import { mostParameters } from './limits.ts'
import type { Problem } from './problem.ts'

/** Functions of ours with too many parameters. Types only describe functions, so they are not looked at. */
export function findLongParameterLists({ program, lineOf }: ParsedSource): Problem[] {
  const problems: Problem[] = []
  const judge = ({ params, start }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    // `this` as a parameter exists only for the compiler.
    const count = params.filter((param) => param.type !== 'Identifier' || param.name !== 'this').length
    if (count <= mostParameters) return
    problems.push({
      line: lineOf(start),
      problem: `a function has ${count} parameters, more than ${mostParameters}`,
      fix: 'take an object',
    })
  }
  new Visitor({
    FunctionDeclaration: judge,
    FunctionExpression: judge,
    ArrowFunctionExpression: judge,
  }).visit(program)
  return problems
}
