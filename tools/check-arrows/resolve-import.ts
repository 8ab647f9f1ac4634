import { posix } from 'node:path'
import { workspaces } from './arrow-table.ts'

/** What an import leads to: a file of the repository, or a package from outside, kept as its name. */
export type Target =
  | { kind: 'file'; path: string; exists: boolean; leavesItsPackage: boolean }
  | { kind: 'package'; name: string }

export type FileExists = (path: string) => boolean

/** Paths go from the root of the repository, with `/`. */
export function resolveImport(file: string, specifier: string, fileExists: FileExists): Target {
  const bare = specifier.replace(/[?#].*$/, '')
  if (bare.startsWith('.')) {
    const path = posix.join(posix.dirname(file), bare)
    const home = workspaceOf(file)
    const there = workspaceOf(path)
    const leavesItsPackage = home !== null && there !== null && home !== there
    return { kind: 'file', path, exists: isThere(path, fileExists), leavesItsPackage }
  }
  if (bare.startsWith('@gema/')) {
    const path = bare.slice('@gema/'.length)
    return { kind: 'file', path, exists: isThere(path, fileExists), leavesItsPackage: false }
  }
  return { kind: 'package', name: packageName(specifier) }
}

export function workspaceOf(path: string): string | null {
  const first = path.slice(0, Math.max(path.indexOf('/'), 0))
  return workspaces.includes(first) ? first : null
}

/** React Router writes the `+types` of a screen when it builds: they belong to the screen and need not be there yet. */
function isThere(path: string, fileExists: FileExists): boolean {
  return path.includes('/+types/') || fileExists(path)
}

function packageName(specifier: string): string {
  if (/^[a-z]+:/.test(specifier)) return specifier
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
