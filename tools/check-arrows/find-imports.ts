import { type ESTree, Visitor } from 'vite'
import { type ParsedSource, parseSource } from './parse-source.ts'

export interface FoundImport {
  specifier: string
  line: number
  isType: boolean
}

/** Every import of a file, in order: static, re-exported, dynamic with a fixed path, and `import('…')` in types. */
export function findImports(file: string, text: string): FoundImport[] {
  return importsOf(parseSource(file, text))
}

export function importsOf({ program, lineOf }: ParsedSource): FoundImport[] {
  const found: FoundImport[] = []
  const add = (source: ESTree.StringLiteral | null, isType: boolean) => {
    if (source) found.push({ specifier: source.value, line: lineOf(source.start), isType })
  }
  new Visitor({
    // `import { type A }` stays in the running program as `import {}` and loads the file: it is no type import.
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    TSImportType: (node) => add(node.source, true),
    ImportExpression: ({ source }) => {
      const specifier = fixedText(source)
      if (specifier !== null) found.push({ specifier, line: lineOf(source.start), isType: false })
    },
  }).visit(program)
  return found
}

/** The text of a string or of a template without blanks; null when it is only known while running. */
function fixedText(node: ESTree.Expression): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null
  return null
}
