import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { canUseApt, firstLine } from '../browser/install-browser.ts'

/** Where packages put it, which is not always in everybody's PATH. */
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin']

/** A PgBouncer: an installed one, else one that apt-get installs (when we are root). */
export async function findPgBouncer(say: (line: string) => void): Promise<string> {
  const installed = installedPgBouncer()
  if (installed !== undefined) return installed
  if (canUseApt()) await installPgBouncer(say)
  const found = installedPgBouncer()
  if (found !== undefined) return found
  throw new Error(
    'There is no PgBouncer on this machine and none could be installed: install one, for example with sudo apt-get install pgbouncer.',
  )
}

function installedPgBouncer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders]
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file))
}

async function installPgBouncer(say: (line: string) => void): Promise<void> {
  say('Installing PgBouncer with apt-get (once).')
  const apt = (args: string[]) =>
    promisify(execFile)('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  try {
    // An unreachable extra source fails the update though the needed lists may be there.
    await apt(['update', '-qq']).catch(() => {})
    await apt(['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'])
  } catch (error) {
    say(`apt-get could not install PgBouncer (${firstLine(error)}).`)
  }
}
