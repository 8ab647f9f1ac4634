import type { Finding } from './finding.ts'
import { judgeArrows } from './judge-arrows.ts'
import { resolveImport } from './resolve-import.ts'

interface OneImport {
  file: string
  specifier: string
  isType?: boolean | undefined
}

/** For the tests of the table: one file with one import, in a repository where every file exists. */
export function judgeOneImport({ file, specifier, isType = false }: OneImport): Finding[] {
  const target = resolveImport(file, specifier, () => true)
  return judgeArrows([{ file, imports: [{ specifier, line: 1, isType, target }] }])
}
