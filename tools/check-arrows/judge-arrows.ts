import { type Arrow, arrows, everyTestMay } from './arrow-table.ts'
import { chooseFix } from './choose-fix.ts'
import type { FoundImport } from './find-imports.ts'
import type { Finding } from './finding.ts'
import { describePattern, matchPath, type Names } from './match-path.ts'
import { findUnranked, rankOf } from './module-ranks.ts'
import type { Target } from './resolve-import.ts'

export interface ResolvedImport extends FoundImport {
  target: Target
}

export interface SourceFile {
  file: string
  imports: readonly ResolvedImport[]
}

/** Holds every import against the table; pure, so that the tests can play through each rule. */
export function judgeArrows(sources: readonly SourceFile[]): Finding[] {
  return [...findUnranked(sources.map(({ file }) => file)), ...sources.flatMap(judgeFile)]
}

function judgeFile({ file, imports }: SourceFile): Finding[] {
  const row = arrows.find((arrow) => matchPath(arrow.from, file))
  if (!row) {
    const fix =
      'move it to a folder of the table, or give its folder a row in tools/check-arrows/arrow-table.ts'
    return [{ file, line: 1, problem: 'stands in a folder without a row in the table of arrows', fix }]
  }
  return imports.flatMap((found) => judgeImport(file, row, found))
}

function judgeImport(
  file: string,
  row: Arrow,
  { specifier, line, isType, target }: ResolvedImport,
): Finding[] {
  if (target.kind === 'package') {
    if (!row.packages || isTest(file) || row.packages.includes(target.name)) return []
    const why = `${describePattern(row.from, namesOf(row, file))} may use ${row.packages.join(', ') || 'no package at all'}`
    return [{ file, line, problem: `imports the package ${target.name}`, why, fix: chooseFix(file, '') }]
  }
  const findings: Finding[] = []
  const problem = `imports ${target.path}`
  if (target.leavesItsPackage) {
    const fix = `import it as @gema/${target.path}`
    findings.push({ file, line, problem, why: 'another package is never reached by a relative path', fix })
  }
  if (!target.exists) {
    const fix = `'${specifier}' leads to no file: write the whole path, with .ts`
    findings.push({ file, line, problem, why: 'an import that leads nowhere cannot be judged', fix })
  }
  if (!isAllowed({ file, row, path: target.path, isType })) {
    const [from, ...may] = [row.from, ...row.may].map((pattern) =>
      describePattern(pattern, namesOf(row, file)),
    )
    const why = `${from} may import ${may.join(', ')}`
    findings.push({ file, line, problem, why, fix: chooseFix(file, target.path) })
  }
  return findings
}

interface Step {
  file: string
  row: Arrow
  path: string
  isType: boolean
}

function isAllowed({ file, row, path, isType }: Step): boolean {
  const own = namesOf(row, file)
  const allowed = [...row.may]
  if (isType) allowed.push(...(row.mayAsType ?? []))
  if (isTest(file)) allowed.push(...everyTestMay, ...(row.testsMay ?? []))
  return allowed.some((pattern) => {
    const names = matchPath(pattern, path, own)
    return names !== null && isLower(names)
  })
}

function namesOf(row: Arrow, file: string): Names {
  return matchPath(row.from, file) ?? {}
}

/** An unranked module is a finding of its own, so its arrows are not counted a second time. */
function isLower({ own, lower }: Names): boolean {
  const [mine, theirs] = [rankOf(own), rankOf(lower)]
  return mine === null || theirs === null || theirs < mine
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}
