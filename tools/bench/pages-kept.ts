import { basePath } from '@gema/contract/call-paths.ts'
import { askWell, type RawAnswer } from './ask-raw.ts'
import { type Answers, type BareServer, chosenHeaders, startBareServer } from './bare-server.ts'
import type { BenchAround } from './bench-part.ts'
import { type Goal, type Row, rowOf } from './bench-row.ts'
import type { LoadGenerator } from './load-generator.ts'
import { openLoad } from './open-load.ts'
import { sampleAddresses } from './sample-addresses.ts'
import { type ShopProcess, startShop, waitUntilCalm } from './shop-process.ts'
import { startStaticNginx } from './static-nginx.ts'

/** How much of the bare server's rate the shop must reach. */
const goals: Record<'page' | 'call', Goal> = {
  page: { atLeast: 0.6, of: 'ratio' },
  call: { atLeast: 0.5, of: 'ratio' },
}

interface Asked {
  name: string
  address: string
  kind: 'page' | 'call'
}

/** Requests a second of what the shop keeps, in turns with whoever else sends the same. */
export async function measureKept(around: BenchAround): Promise<Row[]> {
  const shop = await startShop(await around.shops.demo())
  try {
    await waitUntilCalm(shop)
    const asked = await askedOf(shop)
    const answers = await answersOf(shop, asked)
    const bare = await startBareServer(answers)
    const pages = asked.filter(({ kind }) => kind === 'page').map(({ address }) => address)
    const nginx = await startStaticNginx(only(answers, pages), around.say)
    try {
      const load = await openLoad(around.say)
      const rows: Row[] = []
      for (const each of asked) {
        const sites = [shop, bare, ...(nginx && each.kind === 'page' ? [nginx] : [])]
        const [ofShop = [], ofBare = [], ofNginx] = await ratesOf(load, { each, sites, around })
        rows.push(
          rowOf({
            ...common(each),
            values: ofShop,
            limit: { name: 'bare Node', values: ofBare },
            goal: goals[each.kind],
          }),
        )
        if (ofNginx)
          rows.push(
            rowOf({
              ...common(each),
              name: `${each.name}, as a file`,
              values: ofShop,
              limit: { name: 'nginx', values: ofNginx },
            }),
          )
        around.say(`${each.name}: ${rows.at(-1)?.value} a second`)
      }
      return rows
    } finally {
      await nginx?.end()
      await bare.end()
    }
  } finally {
    await shop.end()
  }
}

const common = ({ name }: Asked) => ({ part: 'pages', name, unit: '/s' })

async function askedOf({ site }: ShopProcess): Promise<Asked[]> {
  const { home, list, product, productId } = await sampleAddresses(site)
  const call = (name: string, path: string) =>
    ({ name, address: `${basePath}/${path}`, kind: 'call' }) as const
  return [
    { name: 'home, kept', address: home, kind: 'page' },
    { name: 'list, kept', address: list, kind: 'page' },
    { name: 'product, kept', address: product, kind: 'page' },
    call('product/fetch, kept', 'product/fetch?source=category&source_id=home-theater'),
    call('product/find, kept', `product/find?id=${productId}`),
    call('search, kept', 'search?q=speaker'),
  ]
}

/** What the shop answers once it has kept it. */
async function answersOf({ site }: ShopProcess, asked: readonly Asked[]): Promise<Answers> {
  const answers: Record<string, RawAnswer> = {}
  for (const { address } of asked) {
    await askWell(site + address)
    const answer = await askWell(site + address)
    const isPacked = chosenHeaders(answer).includes('br')
    if (!isPacked) throw new Error(`${address} is not packed with brotli`)
    answers[address] = answer
  }
  return answers
}

const only = (answers: Answers, addresses: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([address]) => addresses.includes(address)))

/**
 * The rates of each site, in turns, so that whatever else this machine does meets all of them: its speed changes within
 * seconds, and many short turns tell more than a few long ones.
 */
async function ratesOf(
  { load }: LoadGenerator,
  { each, sites, around }: { each: Asked; sites: readonly Pick<BareServer, 'site'>[]; around: BenchAround },
): Promise<number[][]> {
  const addresses = [each.address]
  const seconds = around.figure('seconds', 1)
  for (const { site } of sites) await load({ site, addresses, seconds: 3 })
  const rates: number[][] = sites.map(() => [])
  for (let round = 0; round < around.figure('rounds', 15); round += 1) {
    for (const [nth, { site }] of sites.entries()) {
      const { perSecond } = await load({ site, addresses, seconds })
      rates[nth]?.push(perSecond)
    }
  }
  return rates
}
