import { type ComponentRole, componentRoles, roleGroups } from './component-roles.ts'
import type { MatchRule } from './match-rule.ts'
import { type Node, parseFormula } from './parse-formula.ts'
import type { MatchPart } from './system.ts'

/** What a rule looks at. Whatever changes elsewhere, its verdict stays. */
export interface RuleSight {
  /** Those that it is about, and those that its formulas speak of. */
  roles: ReadonlySet<ComponentRole>
  /** The figures that it reads of them. */
  figures: ReadonlySet<string>
  /** Whether it counts units also of what has none of these figures. */
  countsUnits: boolean
  /** Whether its verdict could depend on what something is called; telling a name in a sentence does not. */
  readsNames: boolean
}

const sights = new WeakMap<MatchRule, RuleSight>()

/** What a rule looks at; each rule is read once. */
export function sightOf(rule: MatchRule): RuleSight {
  const known = sights.get(rule)
  if (known !== undefined) return known
  const formulas = [...rule.figures.map(({ formula }) => formula), ...rule.cases.map(({ when }) => when)]
  const roots = formulas.map(parseFormula)
  const nodes = roots.flatMap(nodesOf)
  const named = nodes.flatMap((node) =>
    node.kind === 'name' ? node.name : node.kind === 'field' ? node.of : [],
  )
  const calls = new Set(nodes.flatMap((node) => (node.kind === 'call' ? node.name : [])))
  const sight: RuleSight = {
    roles: new Set([...rule.roles, ...named.flatMap(rolesNamed)]),
    figures: new Set([
      ...nodes.flatMap((node) => (node.kind === 'field' ? node.name : [])),
      ...(calls.has('count') ? ['pieces'] : []),
      ...(named.includes('passive') ? ['impedance_ohm'] : []),
    ]),
    countsUnits: calls.has('units') || calls.has('count'),
    readsNames:
      nodes.some((node) => isNaming(node) && !roots.includes(node)) ||
      rule.figures.some(({ name }, at) => named.includes(name) && isNaming(roots[at])),
  }
  sights.set(rule, sight)
  return sight
}

const isNaming = (node: Node | undefined): boolean => node?.kind === 'call' && node.name.startsWith('name')

/** What a rule sees of a part: parts with the same face in the same slot get the same verdict. */
export function faceOf({ quantity, name, figures }: MatchPart, sight: RuleSight): string {
  const seen: unknown[] = []
  let isBare = !sight.countsUnits && !sight.readsNames
  for (const figure of sight.figures) {
    const value = Object.hasOwn(figures, figure) ? figures[figure] : undefined
    if (value !== undefined) isBare = false
    seen.push(value)
  }
  if (isBare) return ''
  // A text is told from a number, and from nothing.
  return `${quantity} ${sight.readsNames ? name : ''} ${JSON.stringify(seen)}`
}

function rolesNamed(name: string): readonly ComponentRole[] {
  if (name === 'all') return componentRoles
  if (name === 'passive') return roleGroups.speakers
  const group = Object.entries<readonly ComponentRole[]>(roleGroups).find(([known]) => known === name)?.[1]
  return group ?? componentRoles.filter((role) => role === name)
}

/** A node and all below it. */
function nodesOf(node: Node): Node[] {
  switch (node.kind) {
    case 'call':
      return [node, ...node.inputs.flatMap(nodesOf)]
    case 'not':
      return [node, ...nodesOf(node.of)]
    case 'both':
    case 'either':
    case 'operation':
      return [node, ...nodesOf(node.left), ...nodesOf(node.right)]
    default:
      return [node]
  }
}
