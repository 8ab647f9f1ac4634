import type pg from 'pg'
import { expect, test } from 'vitest'
import { standingClock } from '../../testing/standing-clock.ts'
import { RememberedReads } from './remembered-reads.ts'

const brands = 'select "name" from "brands" where "slug" = $1'

/** Reads of a server that answers with how often it was asked. */
function someReads({ begun = true } = {}) {
  const reads = new RememberedReads(standingClock())
  if (begun) reads.begin()
  let asked = 0
  let isAway = false
  const ask = async () => {
    if (isAway) throw new Error('the server is away')
    asked += 1
    return { rows: [[asked, { of: 'many' }]] } as unknown as pg.QueryResult
  }
  return {
    reads,
    goAway: () => {
      isAway = true
    },
    read: async (text = brands, values: unknown[] = ['laras']) =>
      (await reads.answer({ statement: { text, rowMode: 'array' } as pg.QueryConfig, values }, ask))
        .rows[0][0],
    rows: async () => (await reads.answer({ statement: { text: brands }, values: [] }, ask)).rows,
  }
}

test('what seldom changes is asked for once', async () => {
  const { read } = someReads()
  expect([await read(), await read(), await read(brands, ['sora'])]).toEqual([1, 1, 2])
})

test('it is asked for again when its table has changed, and only then', async () => {
  const { reads, read } = someReads()
  await read()
  reads.drop({ tables: ['categories'] })
  expect(await read()).toBe(1)
  reads.drop({ tables: ['brands'] })
  expect(await read()).toBe(2)
  reads.drop('everything')
  expect(await read()).toBe(3)
})

test.each([
  ['another table', 'select "id" from "orders"', []],
  ['a table besides', 'select 1 from "brands" join "products" on true', []],
  ['no table', 'select pg_current_snapshot()', []],
  ['the time', 'select 1 from "banners" where "ends_at" > now()', []],
  ['a time that is given', 'select 1 from "banners" where "ends_at" > $1', [new Date('2026-11-17')]],
])('%s is asked for every time', async (_what, text, values) => {
  const { read } = someReads()
  expect([await read(text, values), await read(text, values)]).toEqual([1, 2])
})

test('nothing is remembered before changes are told', async () => {
  const { reads, read } = someReads({ begun: false })
  expect([await read(), await read()]).toEqual([1, 2])
  reads.begin()
  expect([await read(), await read()]).toEqual([3, 3])
})

test('what was asked before a change is not remembered after it', async () => {
  const { reads, read } = someReads()
  const before = read()
  reads.drop({ tables: ['brands'] })
  await before
  expect(await read()).toBe(2)
})

test('what was before a change is not shown because the server is away', async () => {
  const { reads, read, goAway } = someReads()
  await read()
  goAway()
  expect(await read()).toBe(1)
  reads.drop({ tables: ['brands'] })
  await expect(read()).rejects.toThrow('away')
})

test('nobody can change what others read', async () => {
  const { rows } = someReads()
  const [row] = await rows()
  expect(() => {
    row[1].of = 'one'
  }).toThrow(TypeError)
})
