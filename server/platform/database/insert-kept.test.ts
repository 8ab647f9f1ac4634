import { randomUUID } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { moment, rowId } from './column-kinds.ts'
import type { Database } from './database.ts'
import { insertKept } from './insert-kept.ts'

const notes = pgTable('test_notes', {
  id: rowId(),
  uuid: uuid().notNull().defaultRandom(),
  name: text().notNull().default('nameless'),
  price: bigint({ mode: 'number' }),
  facts: jsonb(),
  readAt: moment(),
})

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`create table test_notes (id bigint primary key generated always as identity,
    uuid uuid not null default gen_random_uuid(), name text not null default 'nameless', price bigint, facts jsonb,
    read_at timestamptz)`)
})
afterAll(() => database.close())

const returning = { id: notes.id, uuid: notes.uuid }
const stored = () => database.db.select().from(notes).orderBy(asc(notes.id))
const readAt = new Date('2026-11-17T03:04:05.678Z')

test('rows are stored as they are told, whatever was told before them', async () => {
  const rows: (typeof notes.$inferInsert)[] = [
    { name: 'all', uuid: randomUUID(), price: 12, facts: { a: [null, 'x'] }, readAt },
    { name: 'empty', uuid: randomUUID(), price: null, facts: null, readAt: null },
    { name: 'another', uuid: randomUUID(), price: 0, facts: [], readAt },
  ]
  for (const row of rows) {
    const [made] = await insertKept(database.db, notes, { rows: [row], returning })
    expect((await stored()).find(({ id }) => id === made?.id)).toEqual({ id: made?.id, ...row })
  }
  // An empty value is none, and not the JSON that says so.
  const { rows: empty } = await database.db.execute(
    sql`select name from test_notes where facts is null and name = 'empty'`,
  )
  expect(empty).toEqual([{ name: 'empty' }])
})

test('what is not told is made up by the database, also beside rows that tell it', async () => {
  const own = randomUUID()
  const made = await insertKept(database.db, notes, {
    rows: [{ name: 'told', uuid: own }, { price: 7, name: undefined }, { price: 8 }],
    returning,
  })
  const ids = made.map(({ id }) => id)
  expect(made[0]?.uuid).toBe(own)
  expect((await stored()).filter(({ id }) => ids.includes(id))).toMatchObject([
    { name: 'told', price: null },
    { name: 'nameless', price: 7 },
    { name: 'nameless', price: 8 },
  ])
})

test('many rows, and values that the database counts out, are stored as well', async () => {
  const many = Array.from({ length: 30 }, (_, nth) => ({ name: `many ${nth}` }))
  expect(await insertKept(database.db, notes, { rows: many, returning })).toHaveLength(30)
  const [counted] = await insertKept(database.db, notes, {
    rows: [{ name: sql<string>`upper('counted')` as unknown as string }],
    returning,
  })
  expect((await stored()).find(({ id }) => id === counted?.id)?.name).toBe('COUNTED')
})
