import { basePath } from '@gema/contract/call-paths.ts'
import { askWell } from './ask-raw.ts'
import type { Part } from './bench-part.ts'
import { type Row, rowOf } from './bench-row.ts'
import { publicCalls } from './public-calls.ts'
import { publicPages } from './public-pages.ts'
import { sampleAddresses } from './sample-addresses.ts'
import { sampleThings } from './sample-things.ts'
import { type ShopProcess, startShop, waitUntilCalm } from './shop-process.ts'
import { medianOf, timesOf } from './spread.ts'

/** A large shop may take twice as long as a small one, and sends no more statements. */
const goals = {
  time: { atMost: 2, of: 'ratio' },
  statements: { atMost: 1, of: 'ratio' },
  more: { atMost: 0, of: 'value' },
} as const
const uncached = { settings: { PAGE_CACHE_MB: '0' }, countsStatements: true }
const asksInRound = 5
const warmUps = 10

/** `npm run bench -- grow [--products 100000] [--rounds 5]`: every public page and call, on the demo shop and on a large one. */
export const benchGrow: Part = async ({ shops, figure, say }) => {
  const [small, large] = [await shops.demo(), await shops.demo(figure('products', 100_000))]
  const smallShop = await startShop(small, uncached)
  const largeShop = await startShop(large, uncached)
  try {
    for (const shop of [smallShop, largeShop]) await waitUntilCalm(shop)
    const things = await sampleThings(smallShop.site)
    const all = [...publicPages(things), ...publicCalls(things)]
    const rows: Row[] = []
    for (const address of all) {
      const times = await timesOn({ smallShop, largeShop }, address, figure('rounds', 5))
      rows.push(rowOf({ ...ofBoth(address, 'ms', times), goal: goals.time }))
    }
    say(`${all.length} addresses are asked; counting their statements`)
    const counted = new Map<string, OfBoth>()
    for (const address of all) {
      const [small, large] = [await smallShop.statementsOf(address), await largeShop.statementsOf(address)]
      counted.set(address, { small: [small], large: [large] })
      if (large > small) say(`${address} sends ${large} instead of ${small}`)
    }
    const { home, list, product } = await sampleAddresses(smallShop.site)
    for (const address of [home, list, product]) {
      const counts = counted.get(address) ?? { small: [], large: [] }
      rows.push(rowOf({ ...ofBoth(`${nameOf(address)}, statements`, '', counts), goal: goals.statements }))
    }
    const more = [...counted.values()].filter(({ small, large }) => (large[0] ?? 0) > (small[0] ?? 0))
    const name = `of ${all.length} addresses, with more statements`
    return [...rows, rowOf({ part: 'grow', name, unit: '', values: [more.length], goal: goals.more })]
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
