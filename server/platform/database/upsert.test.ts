import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import type { Database } from './database.ts'
import { upsertRows } from './upsert.ts'

const shelves = pgTable('shelves', {
  code: text().primaryKey(),
  label: text().notNull(),
  placeNumber: integer().notNull().default(0),
})

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.session((run) =>
    run(
      'create table shelves (code text primary key, label text not null, place_number integer not null default 0)',
    ),
  )
})
afterAll(() => database.close())

const save = (rows: (typeof shelves.$inferInsert)[], keep: (typeof shelves.label)[] = []) =>
  upsertRows(database.db, shelves, { rows, target: [shelves.code], keep })
const saved = async () => (await database.db.select().from(shelves))[0]

test('a known row is changed, and columns that are not named stay as they are', async () => {
  await save([{ code: 'a', label: 'Speakers', placeNumber: 7 }])
  await save([{ code: 'a', label: 'Microphones' }])
  expect(await saved()).toEqual({ code: 'a', label: 'Microphones', placeNumber: 7 })
})

test('what is to be kept is set once and never again', async () => {
  await save([{ code: 'a', label: 'Recliners', placeNumber: 8 }], [shelves.label])
  expect(await saved()).toEqual({ code: 'a', label: 'Microphones', placeNumber: 8 })
})

test('more rows than one statement takes, or none at all, are no mistake', async () => {
  await save([])
  await save(Array.from({ length: 2_500 }, (_, place) => ({ code: `row ${place}`, label: 'x' })))
  expect(await database.db.$count(shelves)).toBe(2_501)
})
