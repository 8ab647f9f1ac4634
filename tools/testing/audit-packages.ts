import { z } from 'zod'
import { root } from '../build/source-files.ts'
import { runQuietly } from './run-command.ts'

const report = z.object({ metadata: z.object({ vulnerabilities: z.object({ total: z.number() }) }) })

/**
 * Whether a package that the shop runs with has a known weakness. A registry that cannot be asked, or keeps no advisories,
 * says nothing, and that is told.
 */
export async function auditPackages(notes: string[]): Promise<{ ok: boolean; output: string }> {
  const { output } = await runQuietly('npm', ['audit', '--omit=dev', '--json'], { cwd: root })
  const audited = readAudit(output)
  if (audited === undefined) notes.push('packages: the registry does not tell of known weaknesses')
  return { ok: audited !== false, output }
}

/** True where nothing is known against any package; nothing, where the registry has not answered. */
export function readAudit(output: string): boolean | undefined {
  try {
    const told = report.safeParse(JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)))
    return told.success ? told.data.metadata.vulnerabilities.total === 0 : undefined
  } catch {
    return undefined
  }
}
