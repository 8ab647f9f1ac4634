import type { Part } from './bench-part.ts'
import { rowOf } from './bench-row.ts'
import { startShop } from './shop-process.ts'

/** Seconds. */
const goal = { atMost: 3, of: 'value' } as const

/** `npm run bench -- start [--starts 5]`: from the start of the process to its first page, on a database that is there. */
export const benchStart: Part = async ({ shops, figure, say }) => {
  const prepared = await shops.demo()
  const starts = figure('starts', 5)
  const values: number[] = []
  // The first one loads what a shop loads once, and brings the program into the memory of the machine.
  for (let nth = 0; nth <= starts; nth += 1) {
    const shop = await startShop(prepared)
    await shop.end()
    if (nth > 0) values.push(shop.openedAfter)
    say(`first page after ${shop.openedAfter.toFixed(2)} s${nth === 0 ? ', not counted' : ''}`)
  }
  return [rowOf({ part: 'start', name: 'from start to first page', unit: 's', values, goal })]
}
