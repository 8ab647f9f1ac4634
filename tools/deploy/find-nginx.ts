import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { canUseApt, firstLine } from '../browser/install-browser.ts'

const execFileAsync = promisify(execFile)

/** The program itself, where it is installed. Daemons lie in folders that the PATH of an ordinary user leaves out. */
const installedNginx = (): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file))

/** An nginx to try the settings with: an installed one, else one that apt-get installs (when we are root), else none. */
export async function findNginx(say: (line: string) => void): Promise<string | undefined> {
  const installed = installedNginx()
  if (installed !== undefined) return installed
  if (canUseApt()) {
    say('Installing nginx with apt-get (once).')
    await install().catch((error: unknown) => say(`apt-get could not install nginx (${firstLine(error)}).`))
  }
  const found = installedNginx()
  if (found === undefined)
    say('There is no nginx on this machine: its settings are not tried. Try apt-get install nginx.')
  return found
}

async function install(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => execFileAsync('apt-get', args, { maxBuffer: 64 * 1024 * 1024, env })
  // An unreachable extra source fails the update though the needed lists may be there.
  await apt('update', '-qq').catch(() => {})
  await apt('install', '-y', '-qq', '--no-install-recommends', 'nginx', 'openssl')
}
