import { aggregates, figureOf, functions } from './formula-functions.ts'
import type { Scope, Value } from './formula-scope.ts'
import { type Node, parseFormula } from './parse-formula.ts'

export type Formula = (scope: Scope) => Value

const compiled = new Map<string, Formula>()

/** A formula ready to be evaluated; each text is read once. Throws where it cannot be read. */
export function compile(text: string): Formula {
  const known = compiled.get(text)
  if (known !== undefined) return known
  const formula = formulaOf(parseFormula(text))
  compiled.set(text, formula)
  return formula
}

function formulaOf(node: Node): Formula {
  switch (node.kind) {
    case 'value':
      return () => node.value
    case 'name':
      return (scope) => scope.figure(node.name)
    case 'field':
      return node.of === 'room'
        ? (scope) => scope.room(node.name)
        : (scope) => figureOf(scope.parts(node.of)[0], node.name)
    case 'call':
      return callOf(node)
    case 'not':
      return negated(formulaOf(node.of))
    case 'both':
      return bothOf(formulaOf(node.left), formulaOf(node.right))
    case 'either':
      return eitherOf(formulaOf(node.left), formulaOf(node.right))
    case 'operation':
      return operationOf(node.sign, formulaOf(node.left), formulaOf(node.right))
  }
}

/** Aggregates look at all the parts that a name stands for; other functions at values. */
function callOf({ name, inputs }: Extract<Node, { kind: 'call' }>): Formula {
  const aggregate = Object.hasOwn(aggregates, name) ? aggregates[name] : undefined
  const [first] = inputs
  if (aggregate !== undefined) {
    if (inputs.length !== 1 || first === undefined || (first.kind !== 'field' && first.kind !== 'name'))
      throw new SyntaxError(`${name}() wants a part, or a part and one of its figures`)
    const [parts, figure] = first.kind === 'field' ? [first.of, first.name] : [first.name, '']
    // It would never be known, and nobody would notice.
    if (parts === 'room') throw new SyntaxError(`${name}() wants parts; the room is none`)
    return (scope) => aggregate(scope.parts(parts), figure)
  }
  const fn = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (fn === undefined) throw new SyntaxError(`there is no function ${name}()`)
  if (inputs.length < fn.least || inputs.length > fn.most)
    throw new SyntaxError(`${name}() wants another number of values than ${inputs.length}`)
  const formulas = inputs.map(formulaOf)
  return (scope) => fn.work(formulas.map((formula) => formula(scope)))
}

const negated =
  (of: Formula): Formula =>
  (scope) => {
    const value = of(scope)
    return typeof value === 'boolean' ? !value : undefined
  }

// What is false stays false beside something unknown; the same way round for what is true.
const bothOf =
  (left: Formula, right: Formula): Formula =>
  (scope) => {
    const value = left(scope)
    if (value === false) return false
    const other = right(scope)
    if (other === false) return false
    return value === true && other === true ? true : undefined
  }

const eitherOf =
  (left: Formula, right: Formula): Formula =>
  (scope) => {
    const value = left(scope)
    if (value === true) return true
    const other = right(scope)
    if (other === true) return true
    return value === false && other === false ? false : undefined
  }

const arithmetic: Record<string, (left: number, right: number) => number | boolean> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
}

function operationOf(sign: string, left: Formula, right: Formula): Formula {
  if (sign === '=' || sign === '!=') {
    return (scope) => {
      const [one, other] = [left(scope), right(scope)]
      if (one === undefined || other === undefined) return undefined
      return (one === other) === (sign === '=')
    }
  }
  const operation = arithmetic[sign]
  if (operation === undefined) throw new SyntaxError(`there is no operation ${sign}`)
  return (scope) => {
    const [one, other] = [left(scope), right(scope)]
    if (typeof one !== 'number' || typeof other !== 'number') return undefined
    const result = operation(one, other)
    return typeof result === 'number' && !Number.isFinite(result) ? undefined : result
  }
}
