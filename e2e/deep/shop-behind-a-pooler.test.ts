import { stockUp } from '@gema/server/testing/stock-up.ts'
import { withDatabase } from '@gema/tools/faults/seeded-shop.ts'
import { startPgBouncer, type TestPgBouncer } from '@gema/tools/postgres/with-pgbouncer.ts'
import { createDatabase, dropDatabase } from '@gema/tools/postgres/with-postgres.ts'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { aGuestAt, buySomething, signIn } from '../process/buy-something.ts'
import { clientOf } from '../process/known-customer.ts'
import { aDataFolder, startShop } from '../process/shop-process.ts'

/** PgBouncer in transaction mode, with fewer connections than anything here needs at once. */
let pooler: TestPgBouncer
beforeAll(async () => {
  pooler = await startPgBouncer({ serverUrl: inject('postgresUrl'), poolSize: 3, say: console.error })
}, 300_000)
afterAll(() => pooler?.stop())

const guests = 20
/** In both languages, and made of many statements each. */
const pages = ['/id', '/stores', '/all/home-theater', '/flash-sale', '/id/brands', '/page']

/** A demo shop that was made through the pooler, and some variants of which it has enough for everybody. */
async function aShop() {
  const directUrl = await createDatabase(inject('postgresUrl'))
  onTestFinished(() => dropDatabase(directUrl))
  const shop = startShop({
    ...{ DATABASE_URL: pooler.through(directUrl), DATABASE_DIRECT_URL: directUrl },
    ...{ DATA_DIR: await aDataFolder(), DEMO: '1' },
  })
  const site = await shop.opened
  const [variant = '', ...others] = await withDatabase(directUrl, (database) => stockUp(database, 4))
  return { shop, site, variants: [variant, ...others] as const }
}

test('a whole shop is made, looked at and bought from behind a pooler', { timeout: 180_000 }, async () => {
  const { shop, site, variants } = await aShop()
  const open = async (page: string) => (await fetch(site + page)).status

  const customer = clientOf(site, await signIn(site))
  const order = await buySomething(customer, variants[0])
  expect(await customer('orderFetch', {})).toMatchObject({
    data: { result: { data: [{ number: order.number }] } },
  })
  expect(await clientOf(site)('search', { q: 'speaker' })).toMatchObject({ ok: true })
  expect(await open('/')).toBe(200)

  const [orders, answers] = await Promise.all([
    Promise.all(
      Array.from({ length: guests }, (_, place) =>
        buySomething(aGuestAt(site), variants[place % variants.length] ?? ''),
      ),
    ),
    Promise.all(pages.map(open)),
  ])
  expect(new Set(orders.map(({ number }) => number)).size).toBe(guests)
  expect(answers).toEqual(pages.map(() => 200))

  shop.child.kill('SIGTERM')
  expect(await shop.exited).toBe(0)
  // Whatever goes wrong, or nearly so, is told as one object a line.
  expect(shop.output().match(/^\{.*$/gm)).toBeNull()
})
