import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canUseApt, installPackages } from './install-browser.ts'

/** Where packages put programs, which is not always in everybody's PATH: daemons are left out of an ordinary user's. */
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/** A program of this machine: an installed one, else one that apt-get installs (when we are root), else none. */
export async function findOrInstall(
  program: string,
  packages: readonly string[],
  say: (line: string) => void,
): Promise<string | undefined> {
  const installed = installedProgram(program)
  if (installed !== undefined || !canUseApt()) return installed
  say(`Installing ${program} with apt-get (once).`)
  await installPackages(program, packages, say)
  return installedProgram(program)
}

const installedProgram = (program: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...usualFolders]
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file))
