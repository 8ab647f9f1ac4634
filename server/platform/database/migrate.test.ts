import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import type { Database } from './database.ts'
import { isMigrated, migrate, oneAtATime } from './migrate.ts'

/** Every test leaves a database that has all tables. */
let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ ownDatabase: true })
})
afterAll(() => database.close())

const known = async () =>
  (await readdir(path.join(import.meta.dirname, '../../migrations')))
    .filter((name) => name.endsWith('.sql'))
    .sort()

/** Takes everything out of the database, as if it had just been made. */
const empty = () => database.session((run) => run('drop schema public cascade; create schema public'))

const tables = async () => {
  const query = "select table_name from information_schema.tables where table_schema = 'public' order by 1"
  return (await database.session((run) => run(query, []))).rows.map((row) => row.table_name)
}

test('an empty database gets every table, a second time there is nothing to do', async () => {
  const before = await tables()
  await empty()
  expect(await tables()).toEqual([])
  expect(await oneAtATime(database, migrate)).toEqual(await known())
  expect(await tables()).toEqual(before)
  expect(await oneAtATime(database, migrate)).toEqual([])
  expect(await isMigrated(database)).toBe(true)
})

test('a database that lacks the newest migration is not up to date until it has it', async () => {
  expect(await isMigrated(database)).toBe(true)
  const newest = (await known()).at(-1)
  await database.session((run) => run('delete from applied_migrations where name = $1', [newest]))
  expect(await isMigrated(database)).toBe(false)
  await database.session((run) => run('insert into applied_migrations (name) values ($1)', [newest]))
})

test('a database that is newer than this version is fine: another process may have been updated first', async () => {
  const name = '9999_from_the_future.sql'
  await database.session((run) => run('insert into applied_migrations (name) values ($1)', [name]))
  expect(await isMigrated(database)).toBe(true)
  expect(await oneAtATime(database, migrate)).toEqual([])
  await database.session((run) => run('delete from applied_migrations where name = $1', [name]))
})

test('a migration that fails leaves nothing of itself behind, and the database usable', async () => {
  await empty()
  // In the way of the first migration, halfway through it.
  await database.session((run) => run('create table stores (id integer)'))
  await expect(oneAtATime(database, migrate)).rejects.toThrow('already exists')
  expect(await tables()).toEqual(['applied_migrations', 'stores'])
  await database.session((run) => run('drop table stores'))
  expect(await oneAtATime(database, migrate)).toEqual(await known())
})

// The embedded database belongs to one process, whose folder lock the others meet first.
test.each([inject('serverUrl')].filter((url) => url !== undefined))(
  'processes that start together on one server take their turns, and one of them migrates',
  async () => {
    await empty()
    const applied = await Promise.all(Array.from({ length: 4 }, () => oneAtATime(database, migrate)))
    expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([await known(), [], [], []])
  },
)

test('work that fails gives the turn to the next one', async () => {
  const failed = oneAtATime(database, () => Promise.reject(new Error('no room on the disk')))
  await expect(failed).rejects.toThrow('no room on the disk')
  expect(await oneAtATime(database, async () => 'done')).toBe('done')
})
