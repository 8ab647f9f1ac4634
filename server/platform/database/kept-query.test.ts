import { asc, eq, sql } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import type { Database } from './database.ts'
import { isAmong, keptQuery } from './kept-query.ts'

/** A table that every shop has, as far as it matters here. */
const settingsTable = pgTable('settings', { name: text().primaryKey(), value: jsonb().notNull() })

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  const rows = ['a', 'b', 'c'].map((name) => ({ name, value: { is: name } }))
  await database.db.insert(settingsTable).values(rows)
})
afterAll(() => database.close())

let timesBuilt = 0
const ofName = keptQuery('test-of-name', (db) => {
  timesBuilt += 1
  return db
    .select()
    .from(settingsTable)
    .where(eq(settingsTable.name, sql.placeholder('name')))
})
const ofNames = keptQuery<{ names: string[] }, { name: string }[]>('test-of-names', (db) =>
  db
    .select({ name: settingsTable.name })
    .from(settingsTable)
    .where(isAmong(settingsTable.name, 'names'))
    .orderBy(asc(settingsTable.name)),
)

test('it is built once and asked with whatever is given', async () => {
  for (const name of ['a', 'b'])
    expect(await ofName(database.db, { name })).toMatchObject([{ name, value: { is: name } }])
  expect(await ofName(database.db, { name: 'nothing' })).toEqual([])
  expect(timesBuilt).toBe(1)
})

test('it takes as many as there are', async () => {
  expect(await ofNames(database.db, { names: ['c', 'a', 'x'] })).toEqual([{ name: 'a' }, { name: 'c' }])
  expect(await ofNames(database.db, { names: [] })).toEqual([])
})

test('within a transaction it sees what only that transaction has done', async () => {
  const undone = database.db.transaction(async (tx) => {
    await tx.insert(settingsTable).values({ name: 'd', value: 1 })
    expect(await ofName(tx, { name: 'd' })).toHaveLength(1)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await ofName(database.db, { name: 'd' })).toEqual([])
})
