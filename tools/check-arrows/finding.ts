/** One thing a checking tool found: where, what, and what to do about it. */
export interface Finding {
  file: string
  line: number
  problem: string
  why?: string
  fix: string
}

export function describeFinding({ file, line, problem, why, fix }: Finding): string {
  const lines = [`${file}:${line} ${problem}`]
  if (why) lines.push(`    why: ${why}`)
  lines.push(`    fix: ${fix}`)
  return lines.join('\n')
}

/** `1 finding`, `2 findings`: the closing line of every tool counts something. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function printFindings(findings: readonly Finding[]): void {
  const inOrder = findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  for (const finding of inOrder) console.log(`${describeFinding(finding)}\n`)
}
