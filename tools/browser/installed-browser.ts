import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

export type Browser = {
  executablePath: string
  /** One sentence for the log: which browser this is. */
  origin: string
}

/** The one without windows first: the journeys take a quarter less time with it. */
const namesInPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** 'Chromium 156.0.8078.73' out of what `--version` prints, or undefined when that is no Chromium at all. */
export function parseBrowserVersion(output: string): string | undefined {
  // Wrapper scripts may print lines of their own, and builds add where they come from behind the number.
  const [, name, version] =
    /^(Chromium|Google Chrome(?: for Testing| Beta| Dev)?) (\d+(?:\.\d+)+)/m.exec(output) ?? []
  return name && version ? `${name} ${version}` : undefined
}

/** The files that may be a browser, in the order of choice: the system's first, then the one Playwright fetched. */
export function browserCandidates(
  places: { pathVariable: string; playwrightPath: string },
  exists: (path: string) => boolean,
): string[] {
  const folders = places.pathVariable.split(delimiter).filter((folder) => folder !== '')
  const inPath = namesInPath.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...inPath, ...macApplications, places.playwrightPath].filter((path) => path !== '' && exists(path))
}

/** The first installed Chromium or Chrome that really starts. */
export async function installedBrowser(): Promise<Browser | undefined> {
  const places = { pathVariable: process.env.PATH ?? '', playwrightPath: await playwrightPath() }
  for (const executablePath of browserCandidates(places, existsSync)) {
    const version = await versionOf(executablePath)
    if (version) return { executablePath, origin: `${version} at ${executablePath}` }
  }
  return undefined
}

async function playwrightPath(): Promise<string> {
  // Imported here because loading Playwright takes its time, which a test of the rules above need not wait for.
  const { chromium } = await import('playwright-core')
  try {
    return chromium.executablePath()
  } catch {
    // Playwright has no build for this platform; the system's own browser serves as well.
    return ''
  }
}

async function versionOf(executablePath: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)(executablePath, ['--version'], { timeout: 30_000 })
    return parseBrowserVersion(stdout)
  } catch {
    // Ubuntu's chromium-browser only tells to install a snap; a fetched one may lack libraries. Neither is a browser.
    return undefined
  }
}
