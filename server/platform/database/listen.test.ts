import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import type { Database } from './database.ts'

const patience = { timeout: 10_000, interval: 20 }
const channel = 'gema_test_news'

let database: Database
let heard: string[]
let losses: unknown[]
const handlers = {
  heard: (payload: string) => heard.push(payload),
  lost: (error: unknown) => losses.push(error),
}
beforeAll(async () => {
  database = await openTestDatabase({ ownDatabase: true })
})
beforeEach(() => {
  heard = []
  losses = []
})
afterAll(() => database.close())

const say = (on: string, payload: string) => database.db.execute(sql`select pg_notify(${on}, ${payload})`)

test('what is said on the channel is heard, nothing of other channels, and nothing after the end', async () => {
  const listening = await database.listen(channel, handlers)
  await say('gema_test_gossip', 'something else')
  await say(channel, 'a product')
  await expect.poll(() => heard, patience).toEqual(['a product'])
  await listening.close()
  const again = await database.listen(channel, {
    ...handlers,
    heard: (payload) => heard.push(`new: ${payload}`),
  })
  await say(channel, 'a banner')
  await expect.poll(() => heard, patience).toEqual(['a product', 'new: a banner'])
  await again.close()
  expect(losses).toEqual([])
})

test('what a transaction says is heard once it is committed, and never if it is not', async () => {
  const listening = await database.listen(channel, handlers)
  const undone = database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify(${channel}, 'undone')`)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify(${channel}, 'done')`)
    expect(heard).toEqual([])
  })
  await expect.poll(() => heard, patience).toEqual(['done'])
  await listening.close()
})

// The embedded database has no connections that could be lost.
test.each([inject('serverUrl')].filter((url) => url !== undefined))(
  'a connection that the server ends is told once, and listening can begin anew',
  async () => {
    await database.listen(channel, handlers)
    await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`)
    await expect.poll(() => losses, patience).toHaveLength(1)
    const again = await database.listen(channel, handlers)
    await say(channel, 'a product')
    await expect.poll(() => heard, patience).toEqual(['a product'])
    await again.close()
    expect(losses).toHaveLength(1)
  },
)
