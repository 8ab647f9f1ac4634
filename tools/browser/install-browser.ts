import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

type Say = (line: string) => void

const execFileAsync = promisify(execFile)

/** Root may install packages; without apt-get there is nothing to install them with. */
export function canUseApt(): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return process.getuid?.() === 0 && folders.some((folder) => existsSync(join(folder, 'apt-get')))
}

/** Debian's own Chromium, and a font, without which a page has no letters to measure. */
const installWithApt =
  (name: string) =>
  async (say: Say): Promise<void> => {
    say(`Installing ${name} with apt-get (once, this may take some minutes).`)
    await installPackages(name, [name, 'fonts-liberation'], say)
  }

/** The one without windows is smaller and quicker; older systems have the whole one alone. */
export const waysWithApt = ['chromium-headless-shell', 'chromium'].map(installWithApt)

/** Has apt-get install packages; says so where it cannot. */
export async function installPackages(what: string, packages: readonly string[], say: Say): Promise<void> {
  try {
    // An unreachable extra source fails the update though the needed lists may be there.
    await apt(['update', '-qq']).catch(() => {})
    await apt(['install', '-y', '-qq', '--no-install-recommends', ...packages])
  } catch (error) {
    say(`apt-get could not install ${what} (${firstLine(error)}).`)
  }
}

/** The Chromium that belongs to the installed Playwright, into Playwright's own cache. */
export async function installWithPlaywright(say: Say): Promise<void> {
  say("Installing Chromium with Playwright's own installer (once, about 200 MB).")
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json')
  const cli = join(dirname(manifest), 'cli.js')
  const run = (...args: string[]) => execFileAsync(process.execPath, [cli, ...args], { maxBuffer })
  try {
    // The libraries may be there already though apt-get cannot reach its sources: go on without.
    if (canUseApt()) await run('install-deps', 'chromium').catch(() => {})
    // The separate headless shell would only serve a Playwright that is not told which browser to start.
    await run('install', '--no-shell', 'chromium')
  } catch (error) {
    say(`Playwright could not install Chromium (${firstLine(error)}).`)
  }
}

/** Installers are talkative. */
const maxBuffer = 64 * 1024 * 1024

async function apt(args: readonly string[]): Promise<void> {
  await execFileAsync('apt-get', args, {
    maxBuffer,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

/** The first line in which a failed installer names an error. */
export function firstLine(error: unknown): string {
  const { stderr, message } = (error ?? {}) as { stderr?: unknown; message?: unknown }
  const lines = [stderr, message].flatMap((text) => (typeof text === 'string' ? text.split('\n') : []))
  const said = lines.map((line) => line.trim()).filter((line) => line !== '')
  return said.find((line) => /^E:|error/i.test(line)) ?? said[0] ?? 'no reason given'
}
