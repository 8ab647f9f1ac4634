import { type ESTree, Visitor } from 'vite'
import type { ParsedSource } from '../check-arrows/parse-source.ts'
import type { Problem } from './problem.ts'

const runners = ['test', 'it', 'describe', 'suite']
const switches = ['skip', 'only', 'fixme']

/** Tests that do not run, or that keep all others from running; also behind `test.concurrent` and the like. */
export function findSwitchedOffTests({ program, lineOf }: ParsedSource): Problem[] {
  const problems: Problem[] = []
  new Visitor({
    MemberExpression: ({ object, property, end }) => {
      if (property.type !== 'Identifier' || !switches.includes(property.name)) return
      const runner = firstName(object)
      if (runner === null || !runners.includes(runner)) return
      problems.push({
        line: lineOf(end - 1),
        problem: `${runner} is used with ${property.name}`,
        fix: 'let the test run: mend it, or remove it with what it tests',
      })
    },
  }).visit(program)
  return problems
}

/** The `test` of `test.describe.serial`. */
function firstName(node: ESTree.Expression): string | null {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? firstName(node.object) : null
}
