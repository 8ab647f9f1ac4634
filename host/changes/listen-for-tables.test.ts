import type { Database, Listening } from '@gema/server/platform/database/database.ts'
import type { Change } from '@gema/server/platform/keep/made-from.ts'
import { runSql } from '@gema/server/testing/run-sql.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { listenForTables } from './listen-for-tables.ts'

const patience = { timeout: 10_000, interval: 20 }

let shop: TestShop
let opened: ReturnType<typeof listenForTables>[]
let heard: Change[]
/** How often the edges of flash sales were read. */
let edgesRead: number

beforeEach(async () => {
  shop = await startTestShop({ ownDatabase: true })
  opened = []
  heard = []
  edgesRead = 0
})
afterEach(async () => {
  vi.useRealTimers()
  for (const each of opened) await each.close()
  await shop.close()
})

const edges = {
  refresh: async () => {
    edgesRead += 1
  },
  next: () => 0,
}

function listenOn(database: Database) {
  const hear = (change: Change) => void heard.push(change)
  const listening = listenForTables({ ...shop, database, log: shop.shop.log, hear }, edges)
  opened.push(listening)
  return listening
}

test('when it begins anything may have changed, then each table is told as it changes', async () => {
  await listenOn(shop.database).isListening
  expect(heard).toEqual(['everything'])
  await runSql(shop, 'delete from videos')
  await expect.poll(() => heard, patience).toEqual(['everything', { tables: ['videos'] }])
})

test('the next flash sale is looked for when one changes, and not when something else does', async () => {
  await listenOn(shop.database).isListening
  for (const table of ['videos', 'flash_sale_items', 'sliders']) await runSql(shop, `delete from ${table}`)
  await expect.poll(() => heard, patience).toHaveLength(4)
  // Once at the beginning, and once more.
  expect(edgesRead).toBe(2)
})

// The embedded database has no connections that could be lost.
test.each([inject('serverUrl')].filter((url) => url !== undefined))(
  'where the connection is lost anything may have changed, and once more when tables are heard again',
  async () => {
    await listenOn(shop.database).isListening
    await runSql(
      shop,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`,
    )
    const lost = ['everything', 'everything', 'everything']
    await expect.poll(() => heard, patience).toEqual(lost)
    await runSql(shop, 'delete from videos')
    await expect.poll(() => heard, patience).toEqual([...lost, { tables: ['videos'] }])
    expect(shop.logged().map(({ msg }) => msg)).toEqual(['changes of the shop are not heard for a moment'])
  },
)

/** The database, but for who listens on it. */
function standIn() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const close = vi.fn<Listening['close']>(async () => {})
  const listen = vi.fn<Database['listen']>(async () => ({ close }))
  return { database: { ...shop.database, listen }, listen, close }
}

test('while nobody can listen anything may have changed, and each second it is tried again', async () => {
  const { database, listen } = standIn()
  const away = new Error('the database is away')
  listen.mockRejectedValueOnce(away).mockRejectedValueOnce(away)
  await listenOn(database).isListening
  expect(heard).toEqual(['everything'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toEqual(['everything', 'everything'])
  expect(edgesRead).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(listen).toHaveBeenCalledTimes(3)
  expect(heard).toEqual(['everything', 'everything', 'everything'])
  expect(edgesRead).toBe(1)
})

test('who has ended it is told nothing more, and it is not tried again', async () => {
  const { database, listen, close } = standIn()
  const listening = listenOn(database)
  await listening.isListening
  await listening.close()
  expect(close).toHaveBeenCalledTimes(1)
  // Whoever ends a connection may be told that it has ended.
  listen.mock.calls[0]?.[1].lost(new Error('the connection has ended'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([heard, listen.mock.calls.length]).toEqual([['everything'], 1])
})

test('ended between two tries, it does not try again', async () => {
  const { database, listen } = standIn()
  listen.mockRejectedValue(new Error('the database is away'))
  const listening = listenOn(database)
  await listening.isListening
  await listening.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(listen).toHaveBeenCalledTimes(1)
})

test('ended while it begins, it listens no longer than it takes to begin', async () => {
  const { database, listen, close } = standIn()
  const opening = Promise.withResolvers<Listening>()
  listen.mockReturnValueOnce(opening.promise)
  const listening = listenOn(database)
  await listening.close()
  expect(close).not.toHaveBeenCalled()
  opening.resolve({ close })
  await listening.isListening
  expect(close).toHaveBeenCalledTimes(1)
  expect(heard).toEqual([])
})
