import { setTimeout } from 'node:timers/promises'
import { shopCommand, shopEnvironment } from '../setup/shop-command.mjs'
import { freePort } from '../testing/free-port.ts'
import { askRaw, askWell } from './ask-raw.ts'
import { type ChildProgram, startProgram } from './child-program.ts'
import type { PreparedShop } from './prepare-shop.ts'

/** The built shop as a process of its own. */
export interface ShopProcess {
  site: string
  /** Seconds from its start to its first page. */
  openedAfter: number
  /** Megabytes of memory that it holds now. */
  residentMegabytes(): Promise<number>
  /** How many statements a page or call sends to the database. Only where they are counted. */
  statementsOf(address: string): Promise<number>
  end(): Promise<void>
}

interface Wish {
  settings?: Record<string, string>
  countsStatements?: boolean
}

/** Starts the shop on a prepared database and waits for its first page. */
export async function startShop(
  prepared: PreparedShop,
  { settings = {}, countsStatements = false }: Wish = {},
): Promise<ShopProcess> {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const counter = countsStatements ? ['--import', './tools/bench/count-statements.ts'] : []
  const started = performance.now()
  const program = startProgram({
    file: process.execPath,
    args: [...counter, ...shopCommand],
    withMessages: countsStatements,
    env: {
      ...shopEnvironment,
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: site,
      DATABASE_URL: prepared.databaseUrl,
      DATA_DIR: prepared.dataDir,
      DEMO: '1',
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  await firstPage(site, program)
  const openedAfter = (performance.now() - started) / 1000
  return {
    site,
    openedAfter,
    residentMegabytes: async () => (await metricOf(site, 'process_resident_memory_bytes')) / 1024 / 1024,
    statementsOf: (address) => statementsOf(program, site + address),
    end: program.end,
  }
}

async function firstPage(site: string, program: ChildProgram): Promise<void> {
  let isOver = false
  program.ended.then(() => {
    isOver = true
  })
  while (!isOver) {
    const status = await askRaw(site).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await setTimeout(10)
  }
  throw new Error(`the shop ended before it opened:\n${program.said()}`)
}

/** A shop that has just opened makes the pictures of its front page: waits until it has nothing more to do. */
export async function waitUntilCalm({ site }: ShopProcess): Promise<void> {
  let calm = 0
  let before = await metricOf(site, 'process_cpu_seconds_total')
  while (calm < 3) {
    await setTimeout(500)
    const now = await metricOf(site, 'process_cpu_seconds_total')
    calm = now - before < 0.1 ? calm + 1 : 0
    before = now
  }
}

async function metricOf(site: string, name: string): Promise<number> {
  const text = await (await fetch(`${site}/metrics`)).text()
  const found = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1]
  if (found === undefined) throw new Error(`${site}/metrics does not tell ${name}`)
  return Number(found)
}

/** The shop looks for news and jobs meanwhile, which can only add to what a page sends: the least is the page's own. */
async function statementsOf(program: ChildProgram, url: string): Promise<number> {
  const counts: number[] = []
  for (let turn = 0; turn < 9; turn += 1) {
    const before = await countOf(program)
    await askWell(url)
    counts.push((await countOf(program)) - before)
  }
  return Math.min(...counts)
}

function countOf({ process: child }: ChildProgram): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (count) => resolve(Number(count)))
    child.send('how many statements')
  })
}
