import { ranks } from './arrow-table.ts'
import type { Finding } from './finding.ts'
import { matchPath } from './match-path.ts'

export function rankOf(module: string | undefined): number | null {
  const rank = ranks.findIndex((modules) => module !== undefined && modules.includes(module))
  return rank === -1 ? null : rank
}

/** One finding for each module without a rank, at its first file. */
export function findUnranked(files: readonly string[]): Finding[] {
  const firstFiles = new Map<string, string>()
  for (const file of files) {
    const module = matchPath('server/modules/:own/**', file)?.own
    if (module && rankOf(module) === null && !firstFiles.has(module)) firstFiles.set(module, file)
  }
  const fix = 'give it a rank in tools/check-arrows/arrow-table.ts and ARCHITECTURE.md'
  return [...firstFiles].map(([module, file]) => ({
    file,
    line: 1,
    problem: `the module ${module} has no rank`,
    fix,
  }))
}
