import { setTimeout } from 'node:timers/promises'
import { findBrowser } from '../browser/find-browser.ts'
import type { Part } from './bench-part.ts'
import type { Row } from './bench-row.ts'
import { failedAudits, rowsOfPage } from './lighthouse-figures.ts'
import { type LighthouseReport, type LighthouseTool, openLighthouse } from './lighthouse-tool.ts'
import { withBuiltShop } from './open-built-shop.ts'
import { sampleAddresses } from './sample-addresses.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** A phone's first visit: nothing is looked for outside of this machine. */
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/**
 * `npm run bench -- lighthouse [--runs 3] [--port 4396] [--only product] [--site http://localhost:3000]`: how home, a list, a
 * product and an article do on a phone, by Lighthouse's own simulation of one; the median of several runs, because other work
 * on this machine disturbs them. A shop that runs already is measured as it is.
 */
export const benchLighthouse: Part = async ({ say, option, figure }) => {
  const runs = figure('runs', 3)
  const tool = await openLighthouse(say)
  const { executablePath, origin } = await findBrowser({ say })
  say(`${origin}; ${runs} runs a page, after one that warms it`)
  const measure = async (site: string): Promise<Row[]> => {
    const rows: Row[] = []
    const { home, list, product, article } = await sampleAddresses(site)
    const pages = Object.entries({ home, list, product, article })
    for (const [name, address] of pages.filter(([each]) => each.includes(option('only', '')))) {
      const reports: LighthouseReport[] = []
      // The first run makes the pictures that a phone asks for; every shop does it once.
      for (let run = 0; run <= runs; run += 1) {
        const report = await runOnce(tool, executablePath, site + address)
        if (run > 0) reports.push(report)
      }
      rows.push(...rowsOfPage(name, reports))
      say(`${name} is measured`)
      const [last] = reports.slice(-1)
      for (const line of last === undefined ? [] : failedAudits(last)) say(`  ${line}`)
    }
    return rows
  }
  const site = option('site', '')
  if (site !== '') return measure(site)
  let rows: Row[] = []
  await withBuiltShop(figure('port', 4396), async (opened) => {
    await waitForCatalogue(opened)
    rows = await measure(opened)
  })
  return rows
}

/** A shop that has just opened draws its catalogue, for which it needs a core of its own. */
async function waitForCatalogue(site: string): Promise<void> {
  for (const language of ['en', 'id']) {
    const address = `${site}/api/storefront/catalogue/download?language=${language}`
    while (!(await fetch(address, { method: 'HEAD' })).ok) await setTimeout(1000)
  }
}

/** On a busy machine a run now and then finds no page at all; then it is made again. */
const mostTries = 3

/** A browser of its own for every run: nothing is left of the one before. */
async function runOnce(tool: LighthouseTool, chromePath: string, url: string): Promise<LighthouseReport> {
  let problem = ''
  for (let turn = 0; turn < mostTries; turn += 1) {
    const chrome = await tool.launch({ chromePath, chromeFlags, logLevel: 'error' })
    try {
      const flags = {
        port: chrome.port,
        logLevel: 'error',
        output: 'json',
        onlyCategories: categories,
      } as const
      const report = (await tool.lighthouse(url, flags))?.lhr
      if (report !== undefined && report.runtimeError === undefined) return report
      problem = report?.runtimeError?.message ?? 'Lighthouse has nothing to say'
    } finally {
      chrome.kill()
    }
  }
  throw new Error(`${url}: ${problem}`)
}
