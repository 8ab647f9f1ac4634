import { findCycles } from './find-cycles.ts'
import type { Finding } from './finding.ts'
import type { SourceFile } from './judge-arrows.ts'

/** Cycles over files as findings, at the import of the first file that leads into the cycle. */
export function judgeCycles(sources: readonly SourceFile[]): Finding[] {
  const links = new Map(sources.map((source) => [source.file, linksOf(source)]))
  const graph = new Map([...links].map(([file, targets]) => [file, [...targets.keys()]]))
  return findCycles(graph).map((cycle) => {
    const [file = '', second = file] = cycle
    return {
      file,
      line: links.get(file)?.get(second) ?? 1,
      problem: `is part of a cycle: ${[...cycle, file].join(' → ')}`,
      why: 'no cycles, type imports included',
      fix: 'move what they share into a file of its own that imports neither',
    }
  })
}

/** Each file of ours that is imported, with the line of its first import. */
function linksOf({ imports }: SourceFile): Map<string, number> {
  const lines = new Map<string, number>()
  for (const { target, line } of imports) {
    if (target.kind === 'file' && !lines.has(target.path)) lines.set(target.path, line)
  }
  return lines
}
