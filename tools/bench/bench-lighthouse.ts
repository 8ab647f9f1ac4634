import { setTimeout } from 'node:timers/promises'
import { terminalProgress } from '@gema/host/progress.ts'
import { findBrowser } from '../browser/find-browser.ts'
import { buildWhenChanged } from '../build/build-storefront.ts'
import { failedAudits, figures, heldFigure, limitLine } from './lighthouse-figures.ts'
import { type LighthouseReport, type LighthouseTool, openLighthouse } from './lighthouse-tool.ts'
import { withBuiltShop } from './open-built-shop.ts'

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
export async function benchLighthouse(args: string[]): Promise<void> {
  const option = (name: string, otherwise: string) => {
    const at = args.indexOf(`--${name}`)
    return (at === -1 ? undefined : args[at + 1]) ?? otherwise
  }
  const say = (line: string) => console.log(line)
  const runs = Number(option('runs', '3'))
  const tool = await openLighthouse(say)
  const { executablePath, origin } = await findBrowser({ say })
  say(`${origin}; ${runs} runs a page, after one that warms it`)
  const measure = async (site: string) => {
    console.log(
      lineOf(
        '',
        figures.map(({ title }) => title),
      ),
    )
    console.log(lineOf('limit', figures.map(limitLine)))
    const pages = Object.entries(await pagesOf(site)).filter(([name]) => name.includes(option('only', '')))
    for (const [name, address] of pages) {
      const reports: LighthouseReport[] = []
      // The first run makes the pictures that a phone asks for; every shop does it once.
      for (let run = 0; run <= runs; run += 1) {
        const report = await runOnce(tool, executablePath, site + address)
        if (run > 0) reports.push(report)
      }
      tell(name, reports)
    }
  }
  const site = option('site', '')
  if (site !== '') return measure(site)
  await buildWhenChanged(terminalProgress(process.stdout))
  await withBuiltShop(Number(option('port', '4396')), async (opened) => {
    await waitForCatalogue(opened)
    await measure(opened)
  })
}

/** A shop that has just opened draws its catalogue, for which it needs a core of its own. */
async function waitForCatalogue(site: string): Promise<void> {
  for (const language of ['en', 'id']) {
    const address = `${site}/api/storefront/catalogue/download?language=${language}`
    while (!(await fetch(address, { method: 'HEAD' })).ok) await setTimeout(1000)
  }
}

/** One page of each kind. */
async function pagesOf(site: string): Promise<Record<string, string>> {
  const ask = async (path: string) => (await (await fetch(`${site}/api/storefront/${path}`)).json()).data
  const [products, articles] = [await ask('product/fetch?sort=best_selling'), await ask('article/fetch')]
  const [product] = products.result.data
  const [article] = articles.result.data
  return {
    home: '/',
    list: '/all/home-theater',
    product: `/${product.slug}/product/${product.uuid}`,
    article: `/article-product/${article.slug}`,
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

const lineOf = (title: string, cells: readonly string[]): string =>
  `${title.padEnd(10)}${cells.map((cell) => cell.padStart(16)).join('')}`

function tell(name: string, reports: readonly LighthouseReport[]): void {
  const held = figures.map((figure) => heldFigure(figure, reports))
  console.log(
    lineOf(
      name,
      held.map(({ text, holds }) => (holds ? text : `✗ ${text}`)),
    ),
  )
  const [last] = reports.slice(-1)
  for (const line of last === undefined ? [] : failedAudits(last)) console.log(`  ${line}`)
  if (held.some(({ holds }) => !holds)) process.exitCode = 1
}
