import path from 'node:path'
import { createClient } from '@gema/contract/client.ts'
import { changeSettings } from '@gema/server/modules/settings/settings.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { firstOf } from '@gema/server/testing/demo-things.ts'
import { createHost, type Host } from '@gema/tools/faults/host-process.ts'
import { withDatabase } from '@gema/tools/faults/seeded-shop.ts'
import type { TestReplica } from '@gema/tools/postgres/temporary-replica.ts'
import { connected } from '@gema/tools/postgres/test-database.ts'
import { createDatabase, startPostgres, type TestPostgres } from '@gema/tools/postgres/with-postgres.ts'
import { freePort } from '@gema/tools/testing/free-port.ts'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aGuestAt, buySomething, signIn, somethingInStock } from '../process/buy-something.ts'
import { clientOf } from '../process/known-customer.ts'
import { temporaryFolder } from '../process/temporary-folder.ts'

const patience = { timeout: 30_000, interval: 50 }
const tools = path.resolve(import.meta.dirname, '../../var/tools')

/** A server of these tests' own, its replica, and a demo shop that knows both. */
let server: TestPostgres
let replica: TestReplica
let host: Host
let primaryUrl: string
let files: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  server = await startPostgres({ databaseUrl: undefined, folder: tools, say: console.error })
  if (server.startReplica === undefined) throw new Error('a server of our own can be copied')
  replica = await server.startReplica()
  primaryUrl = await createDatabase(server.url)
  files = await temporaryFolder('gema shop ')
  const settings = { DATABASE_URL: primaryUrl, DATABASE_REPLICA_URLS: replicaUrl() }
  host = createHost({
    name: 'a shop with a replica',
    port: await freePort(),
    settings: { ...settings, DATA_DIR: files.folder, DEMO: '1' },
  })
  await host.start()
  // A shop prints its catalogue a while after it has opened, and that is a change: it must not come in the midst of a test.
  await withDatabase(primaryUrl, ({ db }) => changeSettings(db, { catalogueDownload: false }))
}, 300_000)
afterAll(async () => {
  await host?.stop()
  await replica?.remove()
  await server?.stop()
  await files?.remove()
})

/** The replica has the same databases. */
const replicaUrl = () => new URL(new URL(primaryUrl).pathname, replica.url).href
const tell = async (url: string, text: string, values: unknown[] = []) =>
  connected(url, async (client) => (await client.query(text, values)).rows)
const onPrimary = (text: string) => tell(primaryUrl, text)

/** What a replica answers where a question is in the way of what it repeats. */
const inTheWay = '40001'

async function onReplica(text: string, values?: unknown[]): ReturnType<typeof tell> {
  try {
    return await tell(replicaUrl(), text, values)
  } catch (error) {
    if (error instanceof DatabaseError && error.code === inTheWay) return onReplica(text, values)
    throw error
  }
}

const resume = async () => void (await onReplica('select pg_wal_replay_resume()'))

/**
 * What is changed from now on does not come to the replica before the test is over, and until then the shop asks it: a
 * change of its own that was on its way would have kept the replica out of step for good.
 */
async function pauseReplay(): Promise<void> {
  onTestFinished(resume)
  const pausedInStep = async () => {
    await onReplica('select pg_wal_replay_pause()')
    if (await asksReplica()) return true
    await resume()
    return false
  }
  await expect.poll(pausedInStep, patience).toBe(true)
}

let asked = 0
/** Whether the replica is asked for more than how far it is, when the shop is for a list that nobody has seen yet. */
async function asksReplica(): Promise<boolean> {
  const [now] = await onReplica('select clock_timestamp()::text as at')
  asked += 1
  answered(await clientOf(host.origin)('productFetch', { price_min: String(asked) }))
  const asking = `select from pg_stat_activity where application_name = 'gema' and query_start >= $1
    and query not like '%pg_is_in_recovery%'`
  return (await onReplica(asking, [now?.at])).length > 0
}

/** The name of a product by three ways that lead to different answers: its call, a list, and its page. */
async function shownNames({ uuid, slug }: { uuid: string; slug: string }) {
  const indonesian = createClient({ fetch, origin: host.origin, language: 'id' })
  const { product } = answered(await indonesian('productFind', { id: uuid }))
  const { result } = answered(await indonesian('productFetch', { in_stock: '1' }))
  const page = await (await fetch(`${host.origin}/${slug}/product/${uuid}`)).text()
  return {
    call: product.name,
    list: result.data.find((card) => card.uuid === uuid)?.name,
    page: /<h1[^>]*>([^<]*)</.exec(page)?.[1],
  }
}

test('everybody is shown what the replica has, until a change is heard of that it lacks', async () => {
  const card = firstOf(answered(await clientOf(host.origin)('productFetch', { in_stock: '1' })).result.data)
  const thisOne = `where uuid = '${card.uuid}'`
  const [before] = await onPrimary(`select name ->> 'en' as en, name ->> 'id' as id from products ${thisOne}`)
  await pauseReplay()
  // Without its triggers nothing tells of the change: that it is shown nowhere proves who was asked.
  await onPrimary(
    `set session_replication_role = replica;
     update products set name = '{"en": "Renamed", "id": "Renamed"}' ${thisOne}`,
  )
  expect(await shownNames(card)).toEqual({ call: before?.id, list: before?.id, page: before?.en })

  await onPrimary("select pg_notify('gema_changes', 'products')")
  await expect.poll(async () => (await shownNames(card)).call, patience).toBe('Renamed')
  expect(await shownNames(card)).toEqual({ call: 'Renamed', list: 'Renamed', page: 'Renamed' })
})

test('who signs in and buys is answered by the primary, and everybody sees what was bought', async () => {
  const visitor = clientOf(host.origin)
  const { product, variant } = await somethingInStock(visitor)
  const stock = async () => answered(await visitor('productFind', { id: product })).stock
  const before = await stock()
  // The replica will know nothing of the session, the cart, the order and what is left.
  await pauseReplay()
  const customer = clientOf(host.origin, await signIn(host.origin))
  const { number } = await buySomething(customer, variant)
  const orders = answered(await customer('orderFetch', {})).result.data
  expect(orders.map((order) => order.number)).toEqual([number])
  await expect.poll(stock, patience).toBe(before - 1)
})

test('a replica that is shut down stops nobody, and is asked again when it is back', async () => {
  const { variant } = await somethingInStock(clientOf(host.origin))
  await expect.poll(asksReplica, patience).toBe(true)
  await replica.stop()
  const calls = ['store/fetch', 'page', 'search?q=spe', 'brand/fetch', 'article/fetch']
  const addresses = ['/stores', '/id/brands', '/page', ...calls.map((call) => `/api/storefront/${call}`)]
  const statuses = await Promise.all(
    addresses.map(async (address) => (await fetch(host.origin + address)).status),
  )
  expect(statuses).toEqual(addresses.map(() => 200))
  await buySomething(aGuestAt(host.origin), variant)
  expect(await host.isReady()).toBe(true)
  expect(host.lastWords()).toContain('a read replica is left out for now')
  await replica.start()
  await expect.poll(asksReplica, patience).toBe(true)
})
