import { readdirSync } from 'node:fs'
import { componentRoles, roleGroups } from '@gema/contract/match/component-roles.ts'
import { compile } from '@gema/contract/match/formula.ts'
import { type Node, parseFormula } from '@gema/contract/match/parse-formula.ts'
import { expect, test } from 'vitest'
import { shippedMatchRules } from './match-rules.ts'

const rules = shippedMatchRules.map((rule) => ({ key: rule.key, rule }))
const partNames = new Set<string>([...componentRoles, ...Object.keys(roleGroups), 'passive', 'all'])
const roomFigures = ['length', 'width', 'height', 'area', 'volume', 'distance', 'seats', 'use', 'va']

/** Names without a point that are no parts: figures that must have been worked out before. */
function figuresIn(node: Node): string[] {
  switch (node.kind) {
    case 'value':
    case 'field':
      return []
    case 'name':
      return [node.name]
    case 'not':
      return figuresIn(node.of)
    case 'call':
      return node.inputs.flatMap((input) =>
        input.kind === 'name' && partNames.has(input.name) ? [] : figuresIn(input),
      )
    default:
      return [...figuresIn(node.left), ...figuresIn(node.right)]
  }
}

function fieldsIn(node: Node): { of: string; name: string }[] {
  switch (node.kind) {
    case 'value':
    case 'name':
      return []
    case 'field':
      return [node]
    case 'not':
      return fieldsIn(node.of)
    case 'call':
      return node.inputs.flatMap(fieldsIn)
    default:
      return [...fieldsIn(node.left), ...fieldsIn(node.right)]
  }
}

const blanksOf = (sentence: string) => [...new Set(sentence.match(/(?<=\{)\w+(?=\})/g))].toSorted()

test('there are enough rules, and no two have the same key', () => {
  expect(rules.length).toBeGreaterThanOrEqual(26)
  expect(new Set(rules.map(({ key }) => key)).size).toBe(rules.length)
})

test('the rules are data', () => {
  expect(JSON.parse(JSON.stringify(shippedMatchRules))).toEqual(shippedMatchRules)
})

test('every subject has its proofs beside it', () => {
  const files = readdirSync(import.meta.dirname)
  const without = ['match-rules.ts', 'shipped-rule.ts', 'prove-rules.ts']
  const subjects = files.filter((file) => !file.endsWith('.test.ts') && !without.includes(file))
  expect(
    subjects.map((file) => file.replace('.ts', '.test.ts')).filter((file) => !files.includes(file)),
  ).toEqual([])
})

test.each(rules)('$key can be read, and speaks only of what there is', ({ rule }) => {
  const known = new Set<string>()
  const check = (formula: string) => {
    expect(() => compile(formula)).not.toThrow()
    const node = parseFormula(formula)
    for (const name of figuresIn(node)) expect(known, formula).toContain(name)
    for (const { of, name } of fieldsIn(node)) {
      if (of === 'room') expect(roomFigures).toContain(name)
      else expect(partNames, formula).toContain(of)
    }
  }
  for (const { name, formula } of rule.figures) {
    check(formula)
    expect(partNames, 'a figure that hides a part').not.toContain(name)
    known.add(name)
  }
  for (const { when } of rule.cases) check(when)
})

test.each(rules)('$key is told in both languages, with the same figures, and briefly', ({ rule }) => {
  const figures = rule.figures.map(({ name }) => name)
  expect(rule.cases.length).toBeGreaterThan(0)
  for (const { sentence } of rule.cases) {
    const { en, id = '' } = sentence
    expect(id).not.toBe('')
    expect(id).not.toBe(en)
    expect(blanksOf(id)).toEqual(blanksOf(en))
    for (const blank of blanksOf(en)) expect(figures).toContain(blank)
    for (const text of [en, id]) expect(text.replace(/\{\w+\}/g, '').length, text).toBeLessThanOrEqual(140)
  }
})

test.each(rules)('$key is about known roles, and what warns can be mended', ({ rule }) => {
  expect(rule.roles.length).toBeGreaterThan(0)
  for (const role of [...rule.roles, ...rule.remedies]) expect(componentRoles).toContain(role)
  expect(new Set(rule.roles).size).toBe(rule.roles.length)
  if (rule.cases.some(({ verdict }) => verdict === 'warning')) expect(rule.remedies).not.toEqual([])
})
