import type { Change } from '@gema/server/platform/keep/made-from.ts'
import { type AProduct, aProduct } from '@gema/server/testing/a-product.ts'
import { runSql } from '@gema/server/testing/run-sql.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import type { SQL } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { lookForProducts } from './look-for-products.ts'

let shop: TestShop
let product: AProduct
let heard: Change[]
let looking: Awaited<ReturnType<typeof lookForProducts>>

beforeEach(async () => {
  shop = await startTestShop({ ownDatabase: true })
  product = await aProduct(shop)
  heard = []
  looking = await lookForProducts({
    ...shop,
    log: shop.shop.log,
    hear: (change) => heard.push(change),
  })
})
afterEach(async () => {
  looking.stop()
  await shop.close()
})

const sell = () => runSql(shop, 'update inventory_stock set on_hand = on_hand - 1')

test('what was there before is not told, a change is told once', async () => {
  await looking.look()
  expect(heard).toEqual([])
  await sell()
  await looking.look()
  await looking.look()
  expect(heard).toEqual([{ shown: [product.uuid] }])
})

test('what concerns all products is told of all', async () => {
  await runSql(
    shop,
    `insert into product_changes (product_id, changed_in) values (0, pg_current_xact_id()::text::bigint)`,
  )
  await looking.look()
  expect(heard).toEqual([{ tables: ['products'] }])
})

test('a look that never comes to an end holds up no other', async () => {
  let hangs = false
  const { db } = shop.shop
  const execute = (query: SQL) => (hangs ? new Promise(() => {}) : db.execute(query))
  const others = await lookForProducts({
    ...shop,
    database: { ...shop.database, db: Object.create(db, { execute: { value: execute } }) },
    log: shop.shop.log,
    hear: (change) => heard.push(change),
  })
  await sell()
  heard = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    hangs = true
    const hanging = others.look()
    hangs = false
    const next = others.look()
    await vi.advanceTimersByTimeAsync(5_000)
    await Promise.all([hanging, next])
  } finally {
    vi.useRealTimers()
    others.stop()
  }
  expect(heard).toContainEqual({ shown: [product.uuid] })
})

// Two transactions at once need two connections, which the embedded database does not have.
test.each([inject('serverUrl')].filter((url) => url !== undefined))(
  'a transaction that is open for long has nothing told twice, and is told when it is over',
  async () => {
    const other = await aProduct(shop)
    await looking.look()
    heard = []
    await shop.database.session(async (slow) => {
      await slow('begin')
      await slow('update products set popularity = 7 where id = $1', [other.id])
      await runSql(shop, 'update products set popularity = 8 where id = $1', [product.id])
      for (let each = 0; each < 3; each += 1) await looking.look()
      expect(heard).toEqual([{ shown: [product.uuid] }])
      await slow('commit')
    })
    for (let each = 0; each < 3; each += 1) await looking.look()
    expect(heard).toEqual([{ shown: [product.uuid] }, { shown: [other.uuid] }])
  },
)
