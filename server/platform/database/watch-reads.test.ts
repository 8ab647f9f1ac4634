import { expect, test } from 'vitest'
import { readsLogger, watchReads } from './watch-reads.ts'

const read = async (...statements: string[]) => {
  for (const statement of statements) {
    await Promise.resolve()
    readsLogger.logQuery(statement)
  }
}

test('the tables of all statements of a work are told, also of those that it calls at once', async () => {
  const { tables } = await watchReads(() =>
    Promise.all([
      read('select "id" from "products" inner join "brands" on true', 'select 1'),
      read('select * from product_changes where id in (select product_id from "inventories" "i")'),
    ]),
  )
  expect([...tables].sort()).toEqual(['brands', 'inventories', 'product_changes', 'products'])
})

test('two works at the same time are told apart', async () => {
  const [one, other] = await Promise.all([
    watchReads(() => read('select from "articles"')),
    watchReads(() => read('select from "pages" left join lateral "videos" on true')),
  ])
  expect([...one.tables]).toEqual(['articles'])
  expect([...other.tables]).toEqual(['pages', 'videos'])
})

test('what nobody watches is not told to anybody', async () => {
  await read('select from "orders"')
  const { tables, result } = await watchReads(async () => 'done')
  expect([...tables]).toEqual([])
  expect(result).toBe('done')
})
