import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import type { Db } from './database.ts'
import { keptQuery } from './kept-query.ts'
import { openServerDatabase } from './open-server-database.ts'

// The embedded database is asked without any of this.
const servers = [inject('serverUrl')].filter((url) => url !== undefined)

type Clients = typeof import('./preparing-client.ts')

let clients: Clients
const open: pg.Client[] = []
let times = 0
beforeEach(async () => {
  times += 1
  // What comes often is counted for a whole process: each test counts from the beginning.
  const afresh = `./preparing-client.ts?afresh=${times}`
  clients = (await import(/* @vite-ignore */ afresh)) as Clients
})
afterEach(async () => {
  for (const client of open.splice(0)) await client.end()
})

async function aConnection(connectionString: string): Promise<pg.Client> {
  const client = new clients.PreparingClient({ connectionString })
  open.push(client)
  await client.connect()
  return client
}

const nextOf = async (client: pg.Client, number: number): Promise<unknown> =>
  (await client.query({ text: 'select $1::int + 1 as next' }, [number])).rows[0]?.next

/** What the server has prepared on a connection, and how often each was asked since. */
const prepared = `select name, statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements order by name`
const preparedOn = async (client: pg.Client): Promise<object[]> => (await client.query(prepared)).rows

test('a statement that has a name keeps it, and a text that is not asked with values gets none', () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query').mockReturnValue()
  try {
    const client = new clients.PreparingClient()
    for (let each = 0; each < 10; each += 1) {
      client.query({ name: 'own', text: 'select $1::int' }, [each])
      client.query('select 1')
    }
    const names = sent.mock.calls.map(([statement]) => Object(statement).name)
    expect(new Set(names)).toEqual(new Set(['own', undefined]))
  } finally {
    sent.mockRestore()
  }
})

test.each(servers)('a statement that comes often is prepared once, and answers as before', async (url) => {
  const client = await aConnection(url)
  for (const number of [1, 2, 3, 4]) expect(await nextOf(client, number)).toBe(number + 1)
  expect(await preparedOn(client)).toEqual([])
  for (const number of [5, 6, 7, 8]) expect(await nextOf(client, number)).toBe(number + 1)
  const once = { name: 'gema-0', statement: 'select $1::int + 1 as next', times: 4 }
  expect(await preparedOn(client)).toEqual([once])
})

test.each(servers)('what comes often on one connection is prepared on the others at once', async (url) => {
  const [one, other] = [await aConnection(url), await aConnection(url)]
  for (const number of [1, 2, 3, 4, 5]) await nextOf(one, number)
  expect(await preparedOn(other)).toEqual([])
  expect(await nextOf(other, 6)).toBe(7)
  expect(await preparedOn(other)).toMatchObject([{ name: 'gema-0', times: 1 }])
})

test.each(servers)('what is rare, or asked with nothing that changes, leaves nothing there', async (url) => {
  const client = await aConnection(url)
  for (let each = 0; each < 20; each += 1) {
    await client.query({ text: `select $1::int as rare_${each % 5}` }, [each])
    await client.query({ text: 'select 1 as one' }, [])
    await client.query('select 2 as two')
  }
  expect(await preparedOn(client)).toEqual([])
})

test.each(servers)('however much comes often, a connection has no more than it can keep', async (url) => {
  const client = await aConnection(url)
  for (let each = 0; each < 310 * 5; each += 1)
    await client.query({ text: `select $1::int as often_${each % 310}` }, [each])
  expect(await preparedOn(client)).toHaveLength(300)
  const { rows } = await client.query({ text: 'select $1::int as often_309' }, [7])
  expect(rows).toEqual([{ often_309: 7 }])
})

/** Built anew each time, or once. */
const twice = (db: Db, number: unknown) =>
  db.select({ twice: sql<number>`2 * ${number}::int` }).from(sql`(values (1)) as once`)
const keptTwice = keptQuery('test-twice', (db) => twice(db, sql.placeholder('number')))

test.each(servers)('a kept query is prepared when it is asked first, under its own name', async (url) => {
  const database = await openServerDatabase({ url, connections: 1, log: createLog('silent') })
  try {
    const ours = async () => {
      const { rows } = await database.db.execute(sql.raw(prepared))
      return rows.filter(({ statement }) => String(statement).includes('2 * $1'))
    }
    for (const number of [1, 2]) expect(await twice(database.db, number)).toEqual([{ twice: 2 * number }])
    expect(await ours()).toEqual([])
    for (const number of [3, 4, 5])
      expect(await keptTwice(database.db, { number })).toEqual([{ twice: 2 * number }])
    await database.db.transaction((tx) => keptTwice(tx, { number: 6 }))
    expect(await ours()).toMatchObject([{ name: 'test-twice', times: 4 }])
  } finally {
    await database.close()
  }
})
