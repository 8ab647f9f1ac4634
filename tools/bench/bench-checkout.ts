import type { Buyer } from './buyer.ts'
import { withBusyShop } from './open-busy-shop.ts'
import { prepareBuyers } from './prepare-buyers.ts'
import { recordStatements } from './record-statements.ts'
import { replayCheckout } from './replay-statements.ts'

/** The app must do at least this share of what the database alone does. */
const limit = 0.5
const connections = 10

/**
 * `npm run bench -- checkout [--orders 400]`: checkouts a second through the app, next to the statements of the same
 * transaction alone, on the same server, with as many at once. The statements are those of a real checkout, sent again
 * for other guests as prepared ones, with whatever names the database gives them in between.
 */
export async function benchCheckout(args: string[]): Promise<void> {
  const at = args.indexOf('--orders')
  const orders = at === -1 ? 400 : Number(args[at + 1])
  await withBusyShop(connections, async (busy) => {
    const warm = 40
    const buyers = await prepareBuyers(busy, 2 * (orders + warm) + 2)
    const take = (count: number): Buyer[] => buyers.splice(0, count)
    // Everything that is remembered after the first time is remembered before the recording.
    for (const buyer of take(1)) await busy.checkOut(buyer)
    const [recordedBuyer] = take(1)
    if (recordedBuyer === undefined) throw new Error('nobody is there to be recorded')
    const recorded = await recordStatements(() => busy.checkOut(recordedBuyer))
    const bare = (buyer: Buyer) => replayCheckout(busy.pool, recorded, { from: recordedBuyer, to: buyer })
    const counted = `${recorded.inside.length} statements in the transaction, ${recorded.around} around it`
    console.log(`${orders} checkouts, ${connections} at once; ${counted}\n`)
    await speedOf(take(warm), busy.checkOut)
    await speedOf(take(warm), bare)
    // In turns, so that whatever else this machine does meets both.
    const [app, sql] = [
      { done: 0, seconds: 0 },
      { done: 0, seconds: 0 },
    ]
    const rounds = 4
    for (let round = 0; round < rounds; round += 1) {
      add(app, await speedOf(take(orders / rounds), busy.checkOut))
      add(sql, await speedOf(take(orders / rounds), bare))
    }
    await busy.expectOrders(2 * (orders + warm) + 2)
    report(app.done / app.seconds, sql.done / sql.seconds)
  })
}

interface Done {
  done: number
  seconds: number
}

function add(to: Done, more: Done): void {
  to.done += more.done
  to.seconds += more.seconds
}

/** Does something for everybody, as many at once as there are connections. */
async function speedOf(buyers: Buyer[], work: (buyer: Buyer) => Promise<void>): Promise<Done> {
  const waiting = [...buyers]
  const started = performance.now()
  const one = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: connections }, one))
  return { done: buyers.length, seconds: (performance.now() - started) / 1000 }
}

function report(app: number, sql: number): void {
  const figure = (perSecond: number) => `${perSecond.toFixed(1)} checkouts a second`.padStart(28)
  console.log(`${'through the app'.padEnd(34)}${figure(app)}`)
  console.log(`${'the bare SQL of the transaction'.padEnd(34)}${figure(sql)}`)
  const ratio = app / sql
  console.log(`\nthe app does ${ratio.toFixed(2)} of the bare SQL; at least ${limit} is wanted`)
  if (ratio < limit) process.exitCode = 1
}
