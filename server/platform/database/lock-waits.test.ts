import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import type { Database, Db } from './database.ts'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase({ ownDatabase: true })
})
afterEach(() => database.close())

// The embedded database has one connection: nobody holds what another one waits for.
const servers = [inject('serverUrl')].filter((url) => url !== undefined)

const limitOf = async (db: Db) => (await db.execute(sql`show lock_timeout`)).rows[0]?.lock_timeout

test.each(servers)(
  'whoever waits for what another one does not let go of is told so in the end',
  async () => {
    await database.session((run) =>
      run('create table notes (id int primary key); insert into notes values (1)'),
    )
    const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = database.session(async (run) => {
      await run('begin')
      await run('lock table notes in exclusive mode')
      held.resolve()
      await letGo.promise
      await run('rollback')
    })
    await held.promise
    const refused = { cause: { code: '55P03' } }
    await Promise.all([
      expect(database.db.execute(sql`insert into notes values (2)`)).rejects.toMatchObject(refused),
      expect(
        database.db.transaction((tx) => tx.execute(sql`select id from notes for update`)),
      ).rejects.toMatchObject(refused),
    ])
    letGo.resolve()
    await holding
    await database.db.execute(sql`insert into notes values (2)`)
  },
)

test('a session waits for as long as it takes', async () => {
  const inside = await database.session((run) => run('show lock_timeout', []))
  expect(inside.rows).toEqual([{ lock_timeout: '0' }])
})

test.each(servers)('after a session the limit is as it was', async () => {
  const failed = database.session(async (run) => {
    await run('begin')
    await run('select nothing')
  })
  await expect(failed).rejects.toThrow()
  // More than there are connections: each of them is met.
  const all = await Promise.all(Array.from({ length: 20 }, () => limitOf(database.db)))
  expect(new Set(all)).toEqual(new Set(['3s']))
  expect(await database.db.transaction((tx) => limitOf(tx))).toBe('3s')
})
