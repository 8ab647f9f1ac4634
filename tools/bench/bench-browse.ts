import { sql } from 'drizzle-orm'
import type { Part } from './bench-part.ts'
import { type Goal, type Row, rowOf } from './bench-row.ts'
import { withLargeShop } from './open-large-shop.ts'
import { spreadOf, timesOf } from './spread.ts'

/** Milliseconds at p95, without any cache of answers. */
const goal = { atMost: 60, of: 'value' } as const
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
export const benchBrowse: Part = async ({ shops, figure, say }) => {
  const prepared = await shops.demo(figure('products', 100_000))
  const rows: Row[] = []
  await withLargeShop(prepared, async ({ shop, ask }) => {
    const before = process.memoryUsage().rss
    const started = performance.now()
    await shop.listing.current(shop.clock.now())
    const megabytes = Math.round((process.memoryUsage().rss - before) / 1024 / 1024)
    say(
      `the lists of ${shop.listing.products.length} products in memory: read in ${Math.round(performance.now() - started)} ms, about ${megabytes} MB`,
    )
    const bare = { name: 'select 1', values: await timesOf(200, () => shop.db.execute(sql`select 1`)) }
    const all: number[] = []
    for (const [title, addresses] of Object.entries(questions)) {
      // The first time reads plans and orders that stay; every process does it once.
      for (const address of addresses) await answered(ask, address)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        for (const address of addresses) times.push(...(await timesOf(1, () => answered(ask, address))))
      }
      rows.push(rowAt95(title, times))
      all.push(...times)
    }
    rows.push(
      rowAt95('all together', all, goal),
      rowOf({ ...common, name: 'all together, median', values: all, limit: bare }),
    )
  })
  return rows
}

const common = { part: 'browse', unit: 'ms' }

const rowAt95 = (name: string, values: readonly number[], goal?: Goal): Row =>
  rowOf({ ...common, name: `${name}, p95`, values, value: spreadOf(values).p95, goal })

async function answered(ask: (path: string) => Promise<Response>, address: string): Promise<void> {
  const answer = await (await ask(address)).json()
  if (answer.meta.code !== 200) throw new Error(`${address}: ${answer.meta.message}`)
}
