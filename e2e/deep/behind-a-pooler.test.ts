import type { Database, Db } from '@gema/server/platform/database/database.ts'
import { keptQuery } from '@gema/server/platform/database/kept-query.ts'
import { migrate, oneAtATime } from '@gema/server/platform/database/migrate.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { openJobQueue } from '@gema/server/platform/jobs/job-queue.ts'
import { defineJob } from '@gema/server/platform/jobs/jobs.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { startPgBouncer, type TestPgBouncer } from '@gema/tools/postgres/with-pgbouncer.ts'
import { createDatabase, dropDatabase } from '@gema/tools/postgres/with-postgres.ts'
import { eq, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { aDataFolder, startShop } from '../process/shop-process.ts'

/** PgBouncer in transaction mode, with so few connections that each statement may meet another one. */
let pooler: TestPgBouncer
beforeAll(async () => {
  pooler = await startPgBouncer({ serverUrl: inject('postgresUrl'), poolSize: 3, say: console.error })
}, 300_000)
afterAll(() => pooler?.stop())

async function aDatabase(): Promise<{ url: string; directUrl: string }> {
  const directUrl = await createDatabase(inject('postgresUrl'))
  onTestFinished(() => dropDatabase(directUrl))
  return { url: pooler.through(directUrl), directUrl }
}

async function openThrough(place: { url: string; directUrl: string }): Promise<Database> {
  const database = await openServerDatabase({ ...place, connections: 8, log: createLog('silent') })
  onTestFinished(() => database.close())
  return database
}

const notes = pgTable('notes', { id: integer().primaryKey(), text: text().notNull() })

async function withNotes(): Promise<Database> {
  const database = await openThrough(await aDatabase())
  await database.session((run) =>
    run(
      "create table notes (id integer primary key, text text not null); insert into notes values (1, 'a'), (2, 'b')",
    ),
  )
  return database
}

const noteOf = keptQuery<{ id: number }, { text: string }[]>('test-note-of', (db) =>
  db
    .select({ text: notes.text })
    .from(notes)
    .where(eq(notes.id, sql.placeholder('id'))),
)

test('two processes that start together behind a pooler share one shop', { timeout: 180_000 }, async () => {
  const { url, directUrl } = await aDatabase()
  const settings = async () => ({
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: directUrl,
    DATA_DIR: await aDataFolder(),
    DEMO: '0',
  })
  const shops = [startShop(await settings()), startShop(await settings())]
  for (const shop of shops) {
    const address = await shop.opened
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect((await fetch(`${address}/api/storefront/localization`)).status).toBe(200)
  }
  for (const shop of shops) {
    shop.child.kill('SIGINT')
    expect(await shop.exited).toBe(0)
  }
})

test('statements that come again and again find their server, whichever connection they meet', async () => {
  const { db } = await withNotes()
  // More at once than the pooler has connections: none keeps one of its own.
  const asked = Array.from({ length: 160 }, (_, place) => 1 + (place % 2))
  const kept = await Promise.all(asked.map(async (id) => (await noteOf(db, { id }))[0]?.text))
  const built = await Promise.all(
    asked.map(async (id) => (await db.select().from(notes).where(eq(notes.id, id)))[0]?.text),
  )
  const right = asked.map((id) => (id === 1 ? 'a' : 'b'))
  expect(kept).toEqual(right)
  expect(built).toEqual(right)
  for (const id of asked.slice(0, 20)) {
    const inside = db.transaction(async (tx) => (await noteOf(tx, { id }))[0]?.text)
    expect(await inside).toBe(id === 1 ? 'a' : 'b')
  }
})

test('whoever locks a row keeps it to the end of the transaction', async () => {
  const { db } = await withNotes()
  const add = () =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(notes).where(eq(notes.id, 1)).for('update')
      await tx.execute(sql`select 1`)
      await tx
        .update(notes)
        .set({ text: `${row?.text}+` })
        .where(eq(notes.id, 1))
    })
  await Promise.all(Array.from({ length: 12 }, add))
  expect(await noteOf(db, { id: 1 })).toEqual([{ text: `a${'+'.repeat(12)}` }])
})

test('a transaction waits no longer for a lock than without a pooler, and leaves nothing set behind', async () => {
  const database = await withNotes()
  const limit = async (db: Db) => (await db.execute(sql`show lock_timeout`)).rows[0]?.lock_timeout
  expect(await database.db.transaction((tx) => limit(tx))).toBe('3s')
  expect(await database.db.transaction((tx) => limit(tx), { isolationLevel: 'repeatable read' })).toBe('3s')
  expect(await database.session((run) => run('show lock_timeout', []))).toEqual({
    rows: [{ lock_timeout: '0' }],
  })
  expect(await limit(database.db)).toBe('0')
})

test('those who start together take their turns past the pooler, and one of them migrates', async () => {
  const place = await aDatabase()
  const databases = [await openThrough(place), await openThrough(place)]
  const applied = await Promise.all(databases.map((database) => oneAtATime(database, migrate)))
  expect(applied.map(({ length }) => length > 0).sort()).toEqual([false, true])
})

test('jobs are sent and done through the pooler, those of a transaction with it', async () => {
  const database = await openThrough(await aDatabase())
  const queue = await openJobQueue(database, createLog('silent'))
  onTestFinished(() => queue.stop())
  const greet = defineJob<{ name: string }>({ name: 'greet', retries: 0, secondsBetween: 0 })
  const greeted: string[] = []
  const work = async (data: object) => void greeted.push((data as { name: string }).name)
  await queue.work([{ kind: greet, work }])
  const failed = database.db.transaction(async (tx) => {
    await queue.send(tx, greet, { name: 'nobody' })
    throw new Error('the order failed')
  })
  await expect(failed).rejects.toThrow('the order failed')
  await database.db.transaction((tx) => queue.send(tx, greet, { name: 'Sari' }))
  await queue.send(database.db, greet, { name: 'Bima' })
  await expect.poll(() => greeted, { timeout: 30_000, interval: 50 }).toEqual(['Sari', 'Bima'])
})

test('what is said through the pooler is heard past it', async () => {
  const database = await openThrough(await aDatabase())
  const heard: string[] = []
  const listening = await database.listen('gema_test_news', {
    heard: (payload) => heard.push(payload),
    lost: () => heard.push('lost'),
  })
  await database.db.execute(sql`select pg_notify('gema_test_news', 'a product')`)
  await expect.poll(() => heard, { timeout: 10_000, interval: 20 }).toEqual(['a product'])
  await listening.close()
})
