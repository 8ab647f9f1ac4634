import { basePath } from '@gema/contract/call-paths.ts'
import { askWell } from './ask-raw.ts'
import type { Part } from './bench-part.ts'
import { type Row, rowOf } from './bench-row.ts'
import { sampleAddresses } from './sample-addresses.ts'
import { type ShopProcess, startShop, waitUntilCalm } from './shop-process.ts'
import { medianOf, timesOf } from './spread.ts'

/** A large shop may take twice as long as a small one, and sends no more statements. */
const goals = { time: { atMost: 2, of: 'ratio' }, statements: { atMost: 1, of: 'ratio' } } as const
const uncached = { settings: { PAGE_CACHE_MB: '0' }, countsStatements: true }
const asksInRound = 5
const warmUps = 10

/** `npm run bench -- grow [--products 100000] [--rounds 5]`: the same addresses on the demo shop and on a large one. */
export const benchGrow: Part = async ({ shops, figure, say }) => {
  const [small, large] = [await shops.demo(), await shops.demo(figure('products', 100_000))]
  const smallShop = await startShop(small, uncached)
  const largeShop = await startShop(large, uncached)
  try {
    for (const shop of [smallShop, largeShop]) await waitUntilCalm(shop)
    const { pages, all } = await addressesOf(smallShop)
    const rows: Row[] = []
    for (const address of all) {
      const times = await timesOn({ smallShop, largeShop }, address, figure('rounds', 5))
      rows.push(rowOf({ ...ofBoth(address, 'ms', times), goal: goals.time }))
    }
    say(`${all.length} addresses are asked; counting the statements of ${pages.length}`)
    for (const address of pages) {
      const counts = {
        small: [await smallShop.statementsOf(address)],
        large: [await largeShop.statementsOf(address)],
      }
      rows.push(rowOf({ ...ofBoth(`${nameOf(address)}, statements`, '', counts), goal: goals.statements }))
    }
    return rows
  } finally {
    await smallShop.end()
    await largeShop.end()
  }
}

interface OfBoth {
  small: number[]
  large: number[]
}

const ofBoth = (address: string, unit: string, { small, large }: OfBoth) => ({
  part: 'grow',
  name: nameOf(address),
  unit,
  values: large,
  limit: { name: 'demo shop', values: small },
})

const nameOf = (address: string): string =>
  address
    .replace(`${basePath}/`, '')
    .replace(/[0-9a-f-]{36}/, '…')
    .replace(/^\/[\w-]+\/product\//, '/…/product/')

/** The medians of several rounds, in turns. */
async function timesOn(
  { smallShop, largeShop }: Record<'smallShop' | 'largeShop', ShopProcess>,
  address: string,
  rounds: number,
): Promise<OfBoth> {
  const ask = ({ site }: ShopProcess, count: number) => timesOf(count, () => askWell(site + address))
  for (const shop of [smallShop, largeShop]) await ask(shop, warmUps)
  const times: OfBoth = { small: [], large: [] }
  for (let round = 0; round < rounds; round += 1) {
    times.small.push(medianOf(await ask(smallShop, asksInRound)))
    times.large.push(medianOf(await ask(largeShop, asksInRound)))
  }
  return times
}

/** Every kind of public page and call that shows something of the catalogue. */
async function addressesOf({ site }: ShopProcess): Promise<{ pages: string[]; all: string[] }> {
  const { home, list, product, article, productId } = await sampleAddresses(site)
  const pages = [home, list, product]
  const others = [
    '/id',
    '/all/products',
    '/all/home-theater/floorstanding-speakers',
    '/all/home-theater?sort=price_low&page=2',
    '/search?q=speaker',
    '/brands',
    '/categories',
    '/flash-sale',
    '/etalase/productRecommended',
    '/stores',
    '/simulation',
    '/article-product',
    article,
    '/sitemap',
    '/testimony',
  ]
  const calls = [
    'home',
    'common',
    'category/fetch',
    'brand/fetch',
    'collection/fetch',
    'flash-sale/fetch',
    'store/fetch',
    'simulation/fetch',
    `product/find?id=${productId}`,
    'product/fetch',
    'product/fetch?source=category&source_id=home-theater',
    'product/fetch?source=category&source_id=home-theater&attribute=finish:walnut&in_stock=1',
    'product/fetch?sort=price_high&in_stock=1',
    'product/fetch?q=speaker',
    'product/fetch?q=spiker%20bas',
    'product/fetch-categories',
    'product/fetch-recommended',
    'search?q=spe',
    'search?q=wirless%20mic',
  ].map((path) => `${basePath}/${path}`)
  return { pages, all: [...pages, ...others, ...calls] }
}
