import type { Part } from './bench-part.ts'
import { type Row, rowOf } from './bench-row.ts'
import { type Buyer, buyersNames } from './buyer.ts'
import { measureCarts } from './measure-carts.ts'
import { type BusyShop, withBusyShop } from './open-busy-shop.ts'
import { prepareBuyers, prepareGoods } from './prepare-buyers.ts'
import { inTurns, type Rate, rateOf } from './rate-of.ts'
import { recordStatements } from './record-statements.ts'
import { replayStatements } from './replay-statements.ts'

const atOnce = 32
/** As many as a shop has that says nothing about it. */
const connections = 10
/** Short ones: the speed of a machine that is shared changes within seconds. */
const rounds = 10
const warm = 64

/**
 * `npm run bench -- checkout [--orders 1000] [--carts 4000]`: filling, reading and buying carts through the app, next to the
 * same statements sent by the bare driver, on the same server, with as many at once. The statements are those of a real
 * call, sent again for other guests as prepared ones, with whatever names the database gives them in between.
 */
export const benchCheckout: Part = async ({ shops, figure, say }) => {
  const orders = Math.ceil(figure('orders', 1000) / rounds) * rounds
  const rows: Row[] = []
  await withBusyShop({ postgres: await shops.postgres(), connections }, async (busy) => {
    const goods = await prepareGoods(busy, 4 * (orders + warm))
    rows.push(...(await measureCarts(busy, { goods, carts: figure('carts', 4000), atOnce, rounds })))
    say('filling carts …')
    const buyers = await prepareBuyers(busy, { goods, count: 2 * (orders + warm) + 2 })
    rows.push(...(await measureCheckouts(busy, { buyers, orders, say })))
  })
  return rows
}

interface Checkouts {
  buyers: Buyer[]
  orders: number
  say: (line: string) => void
}

async function measureCheckouts(busy: BusyShop, { buyers, orders, say }: Checkouts): Promise<Row[]> {
  const count = buyers.length
  const take = (many: number): Buyer[] => buyers.splice(0, many)
  // Everything that is remembered after the first time is remembered before the recording.
  for (const buyer of take(1)) await busy.checkOutOf(buyer)()
  const [recordedBuyer] = take(1)
  if (recordedBuyer === undefined) throw new Error('nobody is there to be recorded')
  const recorded = await recordStatements(busy.checkOutOf(recordedBuyer))
  const transaction = recorded.filter(({ isInTransaction }) => isInTransaction)
  say(
    `a checkout: ${transaction.length} statements in its transaction, ${recorded.length - transaction.length} around it`,
  )
  const bare = (buyer: Buyer) => replayStatements(busy.pool, transaction, buyersNames(recordedBuyer, buyer))
  const app = (count: number) => rateOf(take(count).map(busy.checkOutOf), atOnce, (checkOut) => checkOut())
  const [warmApp, warmBare] = [await app(warm), await rateOf(take(warm), atOnce, bare)]
  const rates = await inTurns(rounds, {
    app: () => app(orders / rounds),
    bare: () => rateOf(take(orders / rounds), atOnce, bare),
  })
  const failed = sumOf([warmApp, ...rates.app])
  await busy.expectOrders(count - failed - sumOf([warmBare, ...rates.bare]))
  const common = { part: 'checkout', unit: '/s' }
  return [
    rowOf({
      ...common,
      name: 'checkout',
      values: rates.app.map(({ perSecond }) => perSecond),
      limit: { name: 'its transaction alone', values: rates.bare.map(({ perSecond }) => perSecond) },
      goal: { atLeast: 0.5, of: 'ratio' },
    }),
    rowOf({
      ...common,
      name: 'checkouts that failed',
      unit: '',
      values: [failed],
      goal: { atMost: 0, of: 'value' },
    }),
    rowOf({ ...common, name: 'checkout, statements', unit: '', values: [recorded.length] }),
  ]
}

const sumOf = (rates: readonly Rate[]): number => rates.reduce((sum, { failed }) => sum + failed, 0)
