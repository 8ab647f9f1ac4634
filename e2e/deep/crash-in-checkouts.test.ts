import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Order } from '@gema/contract/calls/checkout.ts'
import { type CallInput, createClient } from '@gema/contract/client.ts'
import { changeSettings } from '@gema/server/modules/settings/settings.ts'
import type { Database } from '@gema/server/platform/database/database.ts'
import { migrate, oneAtATime } from '@gema/server/platform/database/migrate.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { aCheckout, fillCart } from '@gema/server/testing/a-checkout.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { stockUp } from '@gema/server/testing/stock-up.ts'
import { unhurried } from '@gema/server/testing/unhurried.ts'
import { createDatabase, dropDatabase } from '@gema/tools/postgres/with-postgres.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { aDataFolder, startShop } from '../process/shop-process.ts'

const checkouts = 200
/** As soon as so many are acknowledged, the process is killed: the others are on their way. */
const enough = 40
const root = path.resolve(import.meta.dirname, '../..')

interface Buyer {
  token: string
  wish: CallInput<'checkoutStore'>
}

const clientOf = (origin: string, token: string) =>
  createClient({ fetch, origin, language: 'en', token: () => token })

/** A database in which nobody is asked to come back later. */
async function aBusyDatabase(): Promise<{ url: string; database: Database }> {
  const url = await createDatabase(inject('postgresUrl'))
  onTestFinished(() => dropDatabase(url))
  const database = await openServerDatabase({ url, connections: 2, log: createLog('silent') })
  onTestFinished(() => database.close())
  await oneAtATime(database, migrate)
  await changeSettings(database.db, {
    rateLimits: unhurried,
  })
  return { url, database }
}

/** Guests with filled carts, and what each of them will send. */
async function buyersAt(origin: string, variants: string[]): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  const prepare = async (place: number) => {
    const token = `guest_${randomUUID()}`
    const total = await fillCart(clientOf(origin, token), variants[place % variants.length] ?? '')
    const payment_method = place % 2 === 0 ? 7 : 3
    buyers.push({ token, wish: aCheckout(total, { payment_method, email: `crash-${place}@surel.example` }) })
  }
  for (let place = 0; place < checkouts; place += 10)
    await Promise.all(Array.from({ length: 10 }, (_, nth) => prepare(place + nth)))
  return buyers
}

const sendTo = async (origin: string, { token, wish }: Buyer): Promise<Order> =>
  answered(await clientOf(origin, token)('checkoutStore', wish))

/** `npm run check:books`, as a process of its own. */
function checkBooks(url: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['tools/check-books/check-books.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, DATABASE_URL: url },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part
    })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })))
}

test('kill -9 in the middle of 200 checkouts loses no acknowledged order and makes none twice', async () => {
  const { url, database } = await aBusyDatabase()
  const settings = { DATABASE_URL: url, DATABASE_POOL: '8', DATA_DIR: await aDataFolder() }
  const first = startShop(settings)
  const before = await first.opened
  const buyers = await buyersAt(before, await stockUp(database, 4))

  const acknowledged = new Map<string, Order>()
  const answers = await Promise.allSettled(
    buyers.map(async (buyer) => {
      const order = await sendTo(before, buyer)
      acknowledged.set(buyer.token, order)
      if (acknowledged.size === enough) first.child.kill('SIGKILL')
    }),
  )
  await first.exited
  expect(acknowledged.size).toBeGreaterThanOrEqual(enough)
  // Else nothing was on its way, and nothing is proved.
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  expect(await checkBooks(url)).toMatchObject({
    code: 0,
    said: expect.stringContaining('everything adds up'),
  })

  const after = await startShop(settings).opened
  for (const { token } of buyers) {
    const known = acknowledged.get(token)
    if (known === undefined) continue
    const found = answered(await clientOf(after, token)('orderFind', { order: known.id }))
    expect(found).toMatchObject({ number: known.number, amount: known.amount })
  }
  for (let place = 0; place < buyers.length; place += 10)
    await Promise.all(
      buyers.slice(place, place + 10).map(async (buyer) => {
        const order = await sendTo(after, buyer)
        const known = acknowledged.get(buyer.token)
        if (known !== undefined) expect(order).toMatchObject({ id: known.id, amount: known.amount })
        if (order.payment.method === 3) expect(order.payment.paying_place?.url).toBeTruthy()
      }),
    )
  const counted = await database.session((run) =>
    run(
      "select count(*)::int as orders, count(distinct email)::int as buyers from orders where email like 'crash-%'",
      [],
    ),
  )
  expect(counted.rows).toEqual([{ orders: checkouts, buyers: checkouts }])
  expect(await checkBooks(url)).toMatchObject({
    code: 0,
    said: expect.stringContaining('everything adds up'),
  })
}, 300_000)
