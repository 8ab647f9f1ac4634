import { randomUUID } from 'node:crypto'
import { createClient } from '@gema/contract/client.ts'
import { silentProgress } from '@gema/host/progress.ts'
import { runShop } from '@gema/host/run-shop.ts'
import { changeSettings } from '@gema/server/modules/settings/settings.ts'
import { readConfig } from '@gema/server/platform/config.ts'
import type { Database } from '@gema/server/platform/database/database.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { aCheckout, fillCart } from '@gema/server/testing/a-checkout.ts'
import { answered } from '@gema/server/testing/answered.ts'
import { createDatabase, dropDatabase } from '@gema/tools/postgres/with-postgres.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aHost, type Host } from '../process/a-host.ts'
import { temporaryFolder } from '../process/temporary-folder.ts'

/** Long enough for a busy machine, and far less than the minute after which everything is made anew. */
const patience = { timeout: 15_000, interval: 50 }
const common = '/api/storefront/common'
const log = createLog('silent')

let place: Awaited<ReturnType<typeof temporaryFolder>>
let settings: { DATABASE_URL: string; DATA_DIR: string; DATABASE_POOL: string }
let database: Database
/** A page that shows nothing of the products that the tests change. */
let other: Product
beforeAll(async () => {
  place = await temporaryFolder('gema hosts ')
  const url = await createDatabase(inject('postgresUrl'))
  settings = { DATABASE_URL: url, DATA_DIR: place.folder, DATABASE_POOL: '3' }
  // Loaded here once. The hosts run without the demo, which would have pictures to make at every start.
  const config = readConfig({ ...settings, DEMO: '1' })
  await (await runShop({ config, log, say: silentProgress })).close()
  database = await openServerDatabase({ url, connections: 2, log })
  other = await productOf('ROT-SH40-BLK')
}, 180_000)
afterAll(async () => {
  await database?.close()
  await dropDatabase(settings.DATABASE_URL)
  await place.remove()
})

interface Product {
  uuid: string
  inventory: string
  page: string
  call: string
}

/** A product of one variant, where it is shown, and the public call that its page is made of. */
async function productOf(sku: string): Promise<Product> {
  const { rows } = await database.session((run) =>
    run(
      `select p.uuid, p.slug ->> 'en' as slug, i.uuid as inventory
       from products p join inventories i on i.product_id = p.id where i.sku = $1`,
      [sku],
    ),
  )
  const [uuid, slug, inventory] = ['uuid', 'slug', 'inventory'].map((name) => String(rows[0]?.[name]))
  if (!uuid || !slug || !inventory) throw new Error('a row has all its columns')
  return {
    uuid,
    inventory,
    page: `/${slug}/product/${uuid}`,
    call: `/api/storefront/product/find?id=${uuid}`,
  }
}

/** Two machines with three processes together. */
const twoHosts = () => Promise.all([aHost(settings, 1), aHost(settings, 2)])

async function inEach<Result>(hosts: Host[], work: (host: Host) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const host of hosts) results.push(...(await host.inEach(() => work(host))))
  return results
}

async function etagsIn(host: Host, paths: string[]): Promise<(string | undefined)[]> {
  const etags = []
  for (const path of paths) etags.push((await host.ask(path)).etag)
  return etags
}

/** Has a product, and the page of the other one, kept by every process; answers the tags of that page. */
async function keptByAll(hosts: Host[], product: Product) {
  const paths = [product.page, product.call, other.page]
  const made = await inEach(hosts, (host) => etagsIn(host, paths))
  // All three tell the moment at which they were made: what is made twice has another tag.
  expect(new Set(made.flat()).size).toBe(3 * paths.length)
  expect(await inEach(hosts, (host) => etagsIn(host, paths))).toEqual(made)
  for (const host of hosts) expect((await host.ask(other.page)).body).not.toContain(product.uuid)
  return otherIn(hosts)
}

const otherIn = (hosts: Host[]) => inEach(hosts, (host) => etagsIn(host, [other.page]))

/** Which of the texts each path does not show yet. */
async function missingIn(host: Host, paths: string[], texts: string[]): Promise<string[]> {
  const missing = []
  for (const path of paths) {
    const { body } = await host.ask(path)
    missing.push(...texts.filter((text) => !body.includes(text)).map((text) => `${path}: ${text}`))
  }
  return missing
}

const shownByAll = (hosts: Host[], paths: string[], texts: string[]) =>
  inEach(hosts, (host) => expect.poll(() => missingIn(host, paths, texts), patience).toEqual([]))

test('what changes in the database is shown by every process of every host, and other pages stay the same', async () => {
  const hosts = await twoHosts()
  const product = await productOf('KWT-TUNTUNR1-BLK')
  const before = await keptByAll(hosts, product)
  await database.session((run) =>
    run(
      `update products set name = name || '{"en": "Heard by everybody"}', default_price = 7654321 where uuid = $1`,
      [product.uuid],
    ),
  )
  await shownByAll(hosts, [product.page, product.call], ['Heard by everybody', '7654321'])
  expect(await otherIn(hosts)).toEqual(before)

  await inEach(hosts, (host) => host.ask(common))
  await changeSettings(database.db, { copyrightText: { en: 'Gema on every machine' } })
  await shownByAll(hosts, [common, other.page], ['Gema on every machine'])
}, 180_000)

test('who orders the last units sees them gone, and a moment later every host does', async () => {
  const hosts = await twoHosts()
  const [here] = hosts
  const product = await productOf('KDG-BDN27-BK')
  const before = await keptByAll(hosts, product)
  const token = `guest_${randomUUID()}`
  const ask = createClient({ fetch, origin: here.origin, language: 'en', token: () => token })
  const { stock } = answered(await ask('productFind', { id: product.uuid }))
  const total = await fillCart(ask, product.inventory, stock)
  answered(await ask('checkoutStore', aCheckout(total)))
  const gone = 'https://schema.org/OutOfStock'
  expect(await missingIn(here, [product.page], [gone])).toEqual([])
  expect(await missingIn(here, [product.call], ['"stock":0'])).toEqual([])
  await shownByAll(hosts, [product.page], [gone])
  await shownByAll(hosts, [product.call], ['"stock":0'])
  expect(await otherIn(hosts)).toEqual(before)
}, 180_000)
