import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from './find-imports.ts'
import { countOf, type Finding, printFindings } from './finding.ts'
import { judgeArrows, type SourceFile } from './judge-arrows.ts'
import { judgeCycles } from './judge-cycles.ts'
import { judgeNames } from './judge-names.ts'
import { listFiles, root } from './list-files.ts'
import { parseSource } from './parse-source.ts'
import { resolveImport } from './resolve-import.ts'

const files = listFiles(['.ts', '.tsx', '.mts', '.mjs', '.js'])
const fileExists = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false

const unparsed: Finding[] = []
const sources = files.map((file): SourceFile => {
  const source = parseSource(file, readFileSync(join(root, file), 'utf8'))
  unparsed.push(...source.errors)
  const imports = importsOf(source).map((found) => ({
    ...found,
    target: resolveImport(file, found.specifier, fileExists),
  }))
  return { file, imports }
})

const findings = [...unparsed, ...judgeNames(files), ...judgeArrows(sources), ...judgeCycles(sources)]
printFindings(findings)

const imports = sources.reduce((sum, source) => sum + source.imports.length, 0)
const verdict = findings.length === 0 ? 'no forbidden arrow' : countOf(findings.length, 'finding')
console.log(`check-arrows: ${countOf(files.length, 'file')}, ${countOf(imports, 'import')}, ${verdict}`)
process.exitCode = findings.length === 0 ? 0 : 1
