import { sql } from 'drizzle-orm'
import { withLargeShop } from './open-large-shop.ts'
import { headLine, lineOf, type Spread, spreadOf } from './spread.ts'

/** At p95, without any cache of answers. */
const limit = 60
const rounds = 12

/** What shoppers ask for, from small lists to the whole shop, with and without filters. */
const questions: Record<string, string[]> = {
  'a sub-category': [
    'product/fetch?source=sub_category&source_id=floorstanding-speakers',
    'product/fetch?source=sub_category&source_id=soundbars&sort=price_low',
    'product/fetch?source=sub_category&source_id=mikrofon&sort=newest&page=3',
  ],
  'a main category': [
    'product/fetch?source=category&source_id=home-theater',
    'product/fetch?source=category&source_id=karaoke&sort=best_selling&page=2',
    'product/fetch?source=category&source_id=furniture&sort=discount',
  ],
  'a category with filters': [
    'product/fetch?source=category&source_id=home-theater&brand_in=laras&brand_in=ohmura&price_min=2000000',
    'product/fetch?source=category&source_id=home-theater&attribute=finish:walnut&rating_min=4&in_stock=1',
    'product/fetch?source=category&source_id=karaoke&price_max=5000000&store_in=gema-fatmawati&sort=rating',
    'product/fetch?source=category&source_id=home-theater&attribute=impedance_ohm:6&attribute=finish:black&free_shipping=1',
  ],
  'everything, filtered': [
    'product/fetch?sort=price_high&in_stock=1',
    'product/fetch?brand_in=laras&brand_in=tembaga&attribute=finish:walnut',
    'product/fetch?price_min=1000000&price_max=9000000&rating_min=4.5&sort=newest&page=20',
  ],
  'a search': [
    'product/fetch?q=speaker',
    'product/fetch?q=tower%20walnut',
    'product/fetch?q=spiker%20bas',
    'product/fetch?q=mic%20wireles&sort=price_low',
    'product/fetch?q=RX-980',
    'product/fetch?q=proyektor%20laser&in_stock=1&price_max=30000000',
  ],
  'suggestions while typing': [
    'search?q=spe',
    'search?q=soundb',
    'search?q=wirless%20mic',
    'search?q=laras%20aria',
  ],
}

/** `npm run bench -- browse [--products 100000]`: lists, filters, counts and search on a large catalogue. */
export async function benchBrowse(args: string[]): Promise<void> {
  const at = args.indexOf('--products')
  const products = at === -1 ? 100_000 : Number(args[at + 1])
  await withLargeShop(products, async ({ shop, ask }) => {
    const before = process.memoryUsage().rss
    const started = performance.now()
    await shop.listing.current(shop.clock.now())
    const megabytes = Math.round((process.memoryUsage().rss - before) / 1024 / 1024)
    console.log(
      `the lists of ${shop.listing.products.length} products in memory: read in ${Math.round(performance.now() - started)} ms, about ${megabytes} MB\n`,
    )
    console.log(headLine)
    const bare = spreadOf(await timesOf(200, () => shop.db.execute(sql`select 1`)))
    console.log(lineOf('(the way to the database and back)', bare))
    const all: number[] = []
    for (const [title, addresses] of Object.entries(questions)) {
      // The first time reads plans and orders that stay; every process does it once.
      for (const address of addresses) await answered(ask, address)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        for (const address of addresses) times.push(...(await timesOf(1, () => answered(ask, address))))
      }
      console.log(lineOf(title, spreadOf(times)))
      all.push(...times)
    }
    report(spreadOf(all))
  })
}

async function answered(ask: (path: string) => Promise<Response>, address: string): Promise<void> {
  const answer = await (await ask(address)).json()
  if (answer.meta.code !== 200) throw new Error(`${address}: ${answer.meta.message}`)
}

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times
}

function report(spread: Spread): void {
  console.log(lineOf('all together', spread))
  const ratio = spread.p95 / limit
  console.log(`\np95 is ${spread.p95.toFixed(1)} ms, ${ratio.toFixed(2)} of the limit of ${limit} ms`)
  if (ratio > 1) process.exitCode = 1
}
