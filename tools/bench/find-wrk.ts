import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { canUseApt, firstLine } from '../browser/install-browser.ts'

/** An installed wrk, else one that apt-get installs (when we are root), else none. */
export async function findWrk(say: (line: string) => void): Promise<string | undefined> {
  const installed = installedWrk()
  if (installed !== undefined || !canUseApt()) return installed
  say('Installing wrk with apt-get (once).')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    promisify(execFile)('apt-get', args, { maxBuffer: 64 * 1024 * 1024, env })
  // An unreachable extra source fails the update though the needed lists may be there.
  await apt('update', '-qq').catch(() => {})
  await apt('install', '-y', '-qq', '--no-install-recommends', 'wrk').catch((error: unknown) =>
    say(`apt-get could not install wrk (${firstLine(error)}).`),
  )
  return installedWrk()
}

const installedWrk = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'wrk'))
    .find((file) => existsSync(file))
