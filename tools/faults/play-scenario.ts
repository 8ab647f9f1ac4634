import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { changeSettings } from '@gema/server/modules/settings/settings.ts'
import { freePort } from '../testing/free-port.ts'
import { createHost, type Host } from './host-process.ts'
import { Ledger } from './ledger.ts'
import { startLoad } from './load.ts'
import type { OwnPostgres } from './own-postgres.ts'
import type { Scenario } from './scenario.ts'
import { type SeededShop, withDatabase } from './seeded-shop.ts'
import { createFront } from './send-to-hosts.ts'
import { bothReady, moreOrders, type Stage } from './stage.ts'
import { patienceMs, Tally } from './tally.ts'
import { type OrdersFound, verifyOrders } from './verify-orders.ts'

export interface Played {
  scenario: Scenario
  stage: Stage
  orders: OrdersFound
  /** From the end of the fault until both hosts were ready. */
  readyAfter: number | undefined
  seconds: number
}

interface Around {
  postgres: OwnPostgres
  shop: SeededShop
}

/** Opens two hosts on a copy of the shop, plays a scenario under load, and looks at what is left. */
export async function playScenario(scenario: Scenario, { postgres, shop }: Around): Promise<Played> {
  const started = performance.now()
  const url = await postgres.copyDatabase(shop.name, `faults_${scenario.name}`)
  const { settings } = scenario
  if (settings !== undefined) await withDatabase(url, ({ db }) => changeSettings(db, settings))
  const [one, two] = await hostsOf(scenario, { url, folder: shop.folder })
  const tally = new Tally()
  const stage: Stage = {
    ...{ postgres, url, tally, hosts: [one, two], variants: shop.variants, shown: shop.shown },
    ...{
      ledger: new Ledger(),
      front: createFront([one, two], { tally, shown: shop.shown }),
      broken: [],
      told: [],
    },
  }
  try {
    await Promise.all([one.start(), two.start()])
    const { buyers = 4, methods = [7, 3] } = scenario
    const load = startLoad({ ...stage, buyers, methods })
    const readyAfter = await underLoad(scenario, stage).finally(() => load.stop())
    await scenario.settle?.(stage)
    const orders = await verifyOrders(url, stage.ledger)
    judge(stage, { scenario, orders })
    return { scenario, stage, orders, readyAfter, seconds: (performance.now() - started) / 1000 }
  } finally {
    await Promise.all([one.stop(), two.stop()])
  }
}

async function underLoad(scenario: Scenario, stage: Stage): Promise<number | undefined> {
  // Before anything is broken, all of it works, on both hosts.
  await moreOrders(stage, 8)
  await scenario.run(stage)
  const readyAfter = await bothReady(stage)
  // And afterwards it works again, by itself.
  await moreOrders(stage, 8)
  return readyAfter
}

const siteUrl = 'http://localhost:3000'

async function hostsOf(
  scenario: Scenario,
  { url, folder }: { url: string; folder: string },
): Promise<[Host, Host]> {
  const open = async (nth: number): Promise<Host> => {
    const data = join(folder, `${scenario.name}-${nth}`)
    const files = join(data, 'files')
    await mkdir(data)
    // Hosts of one machine share their files; what the sandbox remembers is each host's own.
    if (!scenario.hasOwnFiles) await symlink(join(folder, 'seed/files'), files)
    const { settings, ...change } = (await scenario.prepare?.({ nth, files })) ?? {}
    const usual = {
      DATABASE_URL: url,
      DATABASE_POOL: '8',
      DATA_DIR: data,
      SITE_URL: siteUrl,
      SECRET_KEY: 'shared by the hosts of this run alone',
      DEMO: '1',
      LOG_LEVEL: 'error',
    }
    const name = nth === 0 ? 'host A' : 'host B'
    return createHost({ name, port: await freePort(), settings: { ...usual, ...settings }, ...change })
  }
  return [await open(0), await open(1)]
}

/** What must hold after every scenario. */
function judge(stage: Stage, { scenario, orders }: { scenario: Scenario; orders: OrdersFound }): void {
  const { broken, tally, hosts, ledger } = stage
  const { counts, longest } = tally
  broken.push(...orders.disagreements, ...orders.books)
  if (counts['timed out'] > 0)
    broken.push(`${counts['timed out']} requests had no answer after ${patienceMs / 1000} s: ${longest.what}`)
  if (counts.fault > 0 && !scenario.mayFail)
    broken.push(`${counts.fault} requests met a fault: ${[...tally.faults].join(', ')}`)
  if (tally.lost.size > 0) broken.push(`what was in memory was not shown: ${[...tally.lost].join(', ')}`)
  for (const sentence of ledger.refused) broken.push(`a buyer was refused: ${sentence}`)
  for (const host of hosts)
    if (host.hasFallen()) broken.push(`${host.name} ended by itself:\n${host.lastWords()}`)
}
