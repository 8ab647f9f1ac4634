import { type ESTree, Visitor } from 'vite'
import type { ParsedSource } from '../check-arrows/parse-source.ts'

export interface HardCodedText {
  text: string
  line: number
  /** The attribute it stands in; null for text between tags. */
  attribute: string | null
}

const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'placeholder',
  'title',
]
// What stands between these tags is code.
const codeElements = ['script', 'style']

/** Sentences written into JSX instead of a words file. Proper names may stay. */
export function findHardCodedText(source: ParsedSource, properNames: readonly string[]): HardCodedText[] {
  const found: HardCodedText[] = []
  const add = (node: ESTree.Node, text: string, attribute: string | null) => {
    const line = source.lineOf(node.start + Math.max(text.search(/\S/), 0))
    found.push({ text: text.trim().replace(/\s+/g, ' '), line, attribute })
  }
  const judgeChildren = (children: readonly ESTree.JSXChild[]) => {
    for (const child of children) {
      const texts = child.type === 'JSXText' ? [{ node: child, text: child.value }] : childTexts(child)
      for (const { node, text } of texts) if (hasWord(text, properNames)) add(node, text, null)
    }
  }
  new Visitor({
    JSXFragment: ({ children }) => judgeChildren(children),
    JSXElement: ({ children, openingElement: { name } }) => {
      if (name.type !== 'JSXIdentifier' || !codeElements.includes(name.name)) judgeChildren(children)
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !spokenAttributes.includes(name.name) || !value) return
      const texts = value.type === 'Literal' ? textsOf(value) : childTexts(value)
      for (const { node, text } of texts) if (hasLetter(text, properNames)) add(node, text, name.name)
    },
  }).visit(source.program)
  return found.toSorted((a, b) => a.line - b.line)
}

interface TextNode {
  node: ESTree.Node
  text: string
}

function childTexts(node: ESTree.JSXChild | ESTree.JSXAttributeValue): TextNode[] {
  return node.type === 'JSXExpressionContainer' ? textsOf(node.expression) : []
}

/** Fixed texts an expression can come out as: `'a'`, `` `a ${b}` ``, `c ? 'a' : 'b'`, `c && 'a'`, `c ?? 'a'`. */
function textsOf(node: ESTree.Expression | ESTree.JSXEmptyExpression): TextNode[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [{ node, text: node.value }] : []
  if (node.type === 'TemplateLiteral')
    return [{ node, text: node.quasis.map(({ value }) => value.raw).join(' … ') }]
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)]
  return []
}

function hasWord(text: string, properNames: readonly string[]): boolean {
  return /\p{L}{3}/u.test(withoutNames(text, properNames))
}

function hasLetter(text: string, properNames: readonly string[]): boolean {
  return /\p{L}/u.test(withoutNames(text, properNames))
}

function withoutNames(text: string, properNames: readonly string[]): string {
  const withoutEntities = text.replace(/&(#\w+|\w+);/g, ' ')
  // Longest first, so that “Bahasa Indonesia” goes before “Indonesia”.
  const names = properNames
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[^\w\s]/g, '\\$&'))
  if (names.length === 0) return withoutEntities
  return withoutEntities.replace(new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu'), ' ')
}
