import path from 'node:path'
import { systemClock } from '@gema/server/platform/clock.ts'
import type { Database, Db } from '@gema/server/platform/database/database.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { openPublicReads, type PublicReads } from '@gema/server/platform/database/public-reads.ts'
import { createLog } from '@gema/server/platform/log.ts'
import type { TestReplica } from '@gema/tools/postgres/temporary-replica.ts'
import { startPostgres, type TestPostgres } from '@gema/tools/postgres/with-postgres.ts'
import { sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

const patience = { timeout: 30_000, interval: 50 }
const log = createLog('silent')
const folder = path.resolve(import.meta.dirname, '../../var/tools')
const counters = pgTable('counters', { value: integer().notNull() })

/** A server of these tests' own: a given one is not ours to copy. */
let server: TestPostgres
let replica: TestReplica
beforeAll(async () => {
  server = await startPostgres({ databaseUrl: undefined, folder, say: console.error })
  if (server.startReplica === undefined) throw new Error('a server of our own can be copied')
  replica = await server.startReplica()
}, 300_000)
afterAll(async () => {
  await replica?.remove()
  await server?.stop()
})

let primary: Database
let onReplica: Database
let replicas: PublicReads
beforeEach(async () => {
  primary = await openServerDatabase({ url: server.url, connections: 4, log })
  await primary.session((run) =>
    run(
      'drop table if exists counters; create table counters (value integer not null); insert into counters values (0)',
    ),
  )
  onReplica = await openServerDatabase({ url: replica.url, connections: 2, log })
  replicas = openPublicReads({ urls: [replica.url], connections: 4, primary, clock: systemClock, log })
  await expect.poll(isOnReplica, patience).toBe(true)
})
afterEach(async () => {
  await replicas.close()
  await onReplica.close()
  await primary.close()
})

async function answers<Row extends Record<string, unknown>>(
  db: Db,
  question: ReturnType<typeof sql>,
): Promise<Row | undefined> {
  return (await db.execute<Row>(question)).rows[0]
}
const asksReplica = async (of: PublicReads) =>
  (await answers<{ yes: boolean }>(of.db(), sql`select pg_is_in_recovery() as yes`))?.yes
const isOnReplica = () => asksReplica(replicas)
const value = async () => (await replicas.db().select().from(counters))[0]?.value
const setValue = (next: number) => primary.db.update(counters).set({ value: next })
const pauseReplay = () => onReplica.db.execute(sql`select pg_wal_replay_pause()`)
const resumeReplay = () => onReplica.db.execute(sql`select pg_wal_replay_resume()`)

/** A question that takes long on the replica, and no time on the primary. */
const longOnReplica = sql`select pg_is_in_recovery() as on_replica,
  case when pg_is_in_recovery() then pg_sleep(60)::text end from counters`
const askedForLong = async () => {
  const asked = answers<{ on_replica: boolean }>(replicas.db(), longOnReplica)
  const runs = sql`select pid from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()
    and wait_event = 'PgSleep'`
  await expect.poll(() => answers(onReplica.db, runs), patience).toBeDefined()
  return { asked, pid: (await answers<{ pid: number }>(onReplica.db, runs))?.pid }
}

test('without replicas everything is read from the primary', async () => {
  const none = openPublicReads({ urls: [], connections: 4, primary, clock: systemClock, log })
  expect(await asksReplica(none)).toBe(false)
  none.changed('everything')
  await none.close()
})

test('transactions belong to the primary', async () => {
  await replicas.db().transaction((tx) => tx.update(counters).set({ value: 7 }))
  expect((await primary.db.select().from(counters))[0]?.value).toBe(7)
})

test('after a change nothing older is read, however far behind the replica is', async () => {
  for (let round = 1; round <= 30; round++) {
    await setValue(round)
    replicas.changed('everything')
    expect(await value()).toBe(round)
  }
  await expect.poll(isOnReplica, patience).toBe(true)
  expect(await value()).toBe(30)

  await pauseReplay()
  await setValue(31)
  replicas.changed('everything')
  for (let look = 0; look < 50; look++) expect([await isOnReplica(), await value()]).toEqual([false, 31])
  await resumeReplay()
  await expect.poll(isOnReplica, patience).toBe(true)
  expect(await value()).toBe(31)
})

test('a replica that is in step is asked whatever it has not been told of', async () => {
  await pauseReplay()
  await setValue(5)
  expect([await isOnReplica(), await value()]).toEqual([true, 0])
  await resumeReplay()
})

test('a replica that stops is left out, nobody notices, and it comes back', async () => {
  await setValue(1)
  replicas.changed('everything')
  await expect.poll(isOnReplica, patience).toBe(true)
  await replica.stop()
  for (let look = 0; look < 20; look++) expect([await isOnReplica(), await value()]).toEqual([false, 1])
  await setValue(2)
  replicas.changed('everything')
  expect(await value()).toBe(2)
  await replica.start()
  await expect.poll(isOnReplica, patience).toBe(true)
  expect(await value()).toBe(2)
})

test('a question whose connection to the replica is lost is answered by the primary', async () => {
  const { asked, pid } = await askedForLong()
  await onReplica.db.execute(sql`select pg_terminate_backend(${pid})`)
  expect(await asked).toMatchObject({ on_replica: false })
  await expect.poll(isOnReplica, patience).toBe(true)
})

test('a question that is in the way of the replica is answered by the primary, and the replica stays', async () => {
  const { asked } = await askedForLong()
  await primary.session((run) => run('alter table counters add column note text'))
  expect(await asked).toMatchObject({ on_replica: false })
  expect(await isOnReplica()).toBe(true)
})

test('a question that is wrong is refused as on the primary', async () => {
  await expect(replicas.db().execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } })
  expect(await isOnReplica()).toBe(true)
})

test('a server that repeats nobody is never asked', async () => {
  const itself = openPublicReads({ urls: [server.url], connections: 2, primary, clock: systemClock, log })
  const mixed = openPublicReads({
    urls: [server.url, replica.url],
    connections: 2,
    primary,
    clock: systemClock,
    log,
  })
  await expect.poll(() => asksReplica(mixed), patience).toBe(true)
  for (let look = 0; look < 10; look++) expect(await asksReplica(mixed)).toBe(true)
  expect(await asksReplica(itself)).toBe(false)
  await itself.close()
  await mixed.close()
})
