import { and, asc, eq, sql } from 'drizzle-orm'
import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { keptTogether, type Question } from './ask-together.ts'
import { moment } from './column-kinds.ts'
import type { Database } from './database.ts'
import { isIn } from './kept-query.ts'

const shelves = pgTable('test_shelves', {
  id: bigint({ mode: 'number' }).primaryKey(),
  name: text().notNull(),
})
const books = pgTable('test_books', {
  id: bigint({ mode: 'number' }).primaryKey(),
  shelfId: bigint({ mode: 'number' }).notNull(),
  name: text().notNull(),
  price: bigint({ mode: 'number' }).notNull(),
  words: text().array().notNull(),
  facts: jsonb().notNull(),
  isNew: boolean().notNull(),
  readAt: moment(),
})

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  await db.execute(sql`create table test_shelves (id bigint primary key, name text not null)`)
  await db.execute(sql`create table test_books (id bigint primary key, shelf_id bigint not null, name text not null,
    price bigint not null, words text[] not null, facts jsonb not null, is_new boolean not null, read_at timestamptz)`)
  await db.insert(shelves).values([
    { id: 1, name: 'full' },
    { id: 2, name: 'empty' },
  ])
  await db.insert(books).values([aBook(12, { name: 'B' }), aBook(11, { name: 'A', readAt })])
})
afterAll(() => database.close())

const readAt = new Date('2026-11-17T03:04:05.678Z')
const aBook = (id: number, changes: Partial<typeof books.$inferInsert> = {}) => ({
  ...{ id, shelfId: 1, name: 'a book', price: 9_007_199_254_740_991, words: ['one', 'two, "three"'] },
  ...{ facts: { id: 'buku', pages: [1, null] }, isNew: true, readAt: null },
  ...changes,
})

const named = sql`array(select ${shelves.id} from ${shelves} where ${shelves.name} = ${sql.placeholder('shelf')})`

interface ShelfRow {
  shelf: typeof shelves.$inferSelect
  book: typeof books.$inferSelect | null
}

const shelfWithBooks: Question<ShelfRow, ShelfRow[]> = {
  query: (db) =>
    db
      .select({ shelf: shelves, book: books })
      .from(shelves)
      .leftJoin(books, and(eq(books.shelfId, shelves.id), eq(books.isNew, true)))
      .where(isIn(shelves.id, named))
      .orderBy(asc(books.name)),
  read: (rows) => rows,
}
const countOfBooks: Question<{ id: number; length: number }, Map<number, number>> = {
  query: (db) =>
    db
      .select({ id: books.id, length: sql<number>`length(${books.name})` })
      .from(books)
      .where(isIn(books.shelfId, named)),
  read: (rows) => new Map(rows.map(({ id, length }) => [id, length])),
}

const ask = keptTogether<{ shelf: string }>()('test-together', {
  shelves: shelfWithBooks,
  lengths: countOfBooks,
})

test('each answer is what its question would have been answered alone, in its own order', async () => {
  const { shelves: rows, lengths } = await ask(database.db, { shelf: 'full' })
  expect(rows).toEqual(await shelfWithBooks.query(database.db).prepare('alone').execute({ shelf: 'full' }))
  expect(rows).toEqual([
    { shelf: { id: 1, name: 'full' }, book: aBook(11, { name: 'A', readAt }) },
    { shelf: { id: 1, name: 'full' }, book: aBook(12, { name: 'B' }) },
  ])
  expect(lengths).toEqual(
    new Map([
      [11, 1],
      [12, 1],
    ]),
  )
})

test('a join that finds nothing is null, and what is not there is empty', async () => {
  expect(await ask(database.db, { shelf: 'empty' })).toEqual({
    shelves: [{ shelf: { id: 2, name: 'empty' }, book: null }],
    lengths: new Map(),
  })
  expect(await ask(database.db, { shelf: 'none' })).toEqual({ shelves: [], lengths: new Map() })
})

test('within a transaction it sees what the transaction has done', async () => {
  const undone = database.db.transaction(async (tx) => {
    await tx.insert(books).values(aBook(13, { shelfId: 2 }))
    expect((await ask(tx, { shelf: 'empty' })).lengths).toEqual(new Map([[13, 6]]))
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect((await ask(database.db, { shelf: 'empty' })).lengths.size).toBe(0)
})
