import { setTimeout } from 'node:timers/promises'
import type { Part } from './bench-part.ts'
import { rowOf } from './bench-row.ts'
import { browsedAddresses } from './browsed-addresses.ts'
import { openLoad } from './open-load.ts'
import { startShop } from './shop-process.ts'
import { meanOf, medianOf } from './spread.ts'

/** Megabytes at the end, and how much more the last third may hold than the one before. */
const goals = { end: { atMost: 250, of: 'value' }, growth: { atMost: 1.05, of: 'ratio' } } as const

/** `npm run bench -- memory [--minutes 10]`: what one process holds while visitors browse the whole shop. */
export const benchMemory: Part = async ({ shops, figure, say }) => {
  const seconds = Math.round(figure('minutes', 10) * 60)
  const generator = await openLoad(say)
  const shop = await startShop(await shops.demo())
  try {
    const addresses = await browsedAddresses(shop.site)
    say(`${addresses.length} addresses for ${seconds} s`)
    let isOver = false
    const loading = generator.load({ site: shop.site, addresses, seconds }).finally(() => {
      isOver = true
    })
    // It fails where the load fails; until then nobody waits for it.
    loading.catch(() => {})
    const samples: number[] = []
    while (!isOver) {
      await setTimeout(1000)
      samples.push(await shop.residentMegabytes())
      if (samples.length % 60 === 0) say(`${Math.round(samples.at(-1) ?? 0)} MB after ${samples.length} s`)
    }
    const { perSecond } = await loading
    const third = Math.floor(samples.length / 3)
    const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
    const atEnd = samples.slice(-Math.max(1, Math.floor(samples.length / 20)))
    const common = { part: 'memory', unit: 'MB' }
    return [
      rowOf({ ...common, name: 'at the end', values: last, value: medianOf(atEnd), goal: goals.end }),
      rowOf({
        ...common,
        name: 'mean of the last third',
        values: last,
        value: meanOf(last),
        limit: { name: 'middle third', values: [meanOf(middle)] },
        goal: goals.growth,
      }),
      rowOf({ part: 'memory', name: 'answers meanwhile', unit: '/s', values: [perSecond] }),
    ]
  } finally {
    await shop.end()
  }
}
