import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import type { Database } from './database.ts'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase({ ownDatabase: true })
})
afterEach(() => database.close())

const servers = [inject('serverUrl')].filter((url) => url !== undefined)
const end = (pid: unknown) => database.db.execute(sql`select pg_terminate_backend(${pid}, 10000)`)

test('a session takes one statement with its values, or several in one text and answers the last', async () => {
  const { rows } = await database.session(async (run) => {
    await run("create table notes (text text); insert into notes values ('one'), ('two')")
    return run('select text from notes where text <> $1', ['two'])
  })
  expect(rows).toEqual([{ text: 'one' }])
  expect((await database.db.execute(sql`select count(*)::int as count from notes`)).rows).toEqual([
    { count: 2 },
  ])
})

// The embedded database has no connections that could be lost.
test.each(servers)(
  'a session whose connection is lost while nothing runs on it fails, and the next one works',
  async () => {
    const held = database.session(async (run) => {
      const { rows } = await run('select pg_backend_pid() as pid', [])
      await end(rows[0]?.pid)
      await run('select 1', [])
    })
    await expect(held).rejects.toThrow()
    expect((await database.session((run) => run('select 1 as one', []))).rows).toEqual([{ one: 1 }])
  },
)

test.each(servers)(
  'a transaction whose connection is lost between two statements fails, and the next one works',
  async () => {
    const begun = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await end(rows[0]?.pid)
      await tx.execute(sql`select 1`)
    })
    await expect(begun).rejects.toThrow()
    const next = database.db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)
    expect(await next).toEqual([{ one: 1 }])
  },
)
