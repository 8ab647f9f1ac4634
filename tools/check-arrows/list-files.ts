import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the repository: every path the tools print is relative to it. */
export const root = join(import.meta.dirname, '../..')

/** Files git tracks or would track, with one of the endings. What is ignored (builds, data) is nobody's source. */
export function listFiles(endings: readonly string[]): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = output.split('\0').filter((file) => endings.some((ending) => file.endsWith(ending)))
  // A file deleted but not yet committed is still listed by git.
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).sort()
}
