import { askWell } from './ask-raw.ts'
import type { BenchAround } from './bench-part.ts'
import { type Row, rowOf } from './bench-row.ts'
import { sampleAddresses } from './sample-addresses.ts'
import { startShop, waitUntilCalm } from './shop-process.ts'
import { medianOf, timesOf } from './spread.ts'

/** Milliseconds at the median, asked one at a time. */
const goal = { atMost: 15, of: 'value' } as const
const asksInRound = 15
/** Until a page is made as it is in a shop that has been open for a while: its programs are made quick as they run. */
const warmUps = 250

/** How long a page takes that is made anew for everybody who asks, and how many statements it needs. */
export async function measureMade({ shops, figure, say }: BenchAround): Promise<Row[]> {
  const shop = await startShop(await shops.demo(), {
    settings: { PAGE_CACHE_MB: '0' },
    countsStatements: true,
  })
  try {
    await waitUntilCalm(shop)
    const { home, list, product } = await sampleAddresses(shop.site)
    const pages = { home, list, product }
    const ask = (address: string) => () => askWell(shop.site + address)
    for (const address of Object.values(pages)) await timesOf(warmUps, ask(address))
    const medians = new Map<string, number[]>(Object.keys(pages).map((name) => [name, []]))
    for (let round = 0; round < figure('rounds', 5); round += 1) {
      for (const [name, address] of Object.entries(pages))
        medians.get(name)?.push(medianOf(await timesOf(asksInRound, ask(address))))
    }
    const rows: Row[] = []
    for (const [name, address] of Object.entries(pages)) {
      const values = medians.get(name) ?? []
      rows.push(rowOf({ part: 'pages', name: `${name}, made`, unit: 'ms', values, goal }))
      const statements = await shop.statementsOf(address)
      rows.push(rowOf({ part: 'pages', name: `${name}, statements`, unit: '', values: [statements] }))
      say(`${name} is made in ${rows.at(-2)?.value} ms with ${statements} statements`)
    }
    return rows
  } finally {
    await shop.end()
  }
}
