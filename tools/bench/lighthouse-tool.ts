import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const version = '13.5.0'
const launcherVersion = '1.2.1'
const folder = path.join(import.meta.dirname, `../../node_modules/.cache/gema-bench/lighthouse-${version}`)

/** One finding of an audit: an element, an address, or a line of text. */
export type AuditItem = Record<string, unknown> & { node?: { snippet?: string; selector?: string } }

export interface Audit {
  id: string
  title: string
  /** From 0 to 1; null where it says nothing about good or bad. */
  score: number | null
  numericValue?: number
  displayValue?: string
  details?: { items?: AuditItem[] }
}

/** What of its report is used here. */
export interface LighthouseReport {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

export interface LighthouseTool {
  lighthouse(
    url: string,
    flags: { port: number; logLevel: 'error'; output: 'json'; onlyCategories: readonly string[] },
  ): Promise<{ lhr: LighthouseReport } | undefined>
  launch(options: {
    chromePath: string
    chromeFlags: string[]
    logLevel: 'error'
  }): Promise<{ port: number; kill(): void }>
}

/** Lighthouse, which weighs more than the shop with all its tools: installed when it is used for the first time. */
export async function openLighthouse(say: (line: string) => void): Promise<LighthouseTool> {
  if (!existsSync(path.join(folder, 'node_modules/lighthouse/package.json'))) {
    say(`installing lighthouse ${version} below node_modules/.cache …`)
    await mkdir(folder, { recursive: true })
    const packages = [`lighthouse@${version}`, `chrome-launcher@${launcherVersion}`]
    const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
    await promisify(execFile)('npm', ['install', '--prefix', folder, ...flags, ...packages], { cwd: folder })
  }
  const place = createRequire(path.join(folder, 'node_modules/from-here.js'))
  const open = (name: string) => import(pathToFileURL(place.resolve(name)).href)
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    open('lighthouse'),
    open('chrome-launcher'),
  ])
  return { lighthouse, launch }
}
