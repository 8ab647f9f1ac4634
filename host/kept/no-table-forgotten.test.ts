import { basePath, type CallName, callPaths } from '@gema/contract/call-paths.ts'
import { allCalls } from '@gema/contract/calls/all-calls.ts'
import { type CallInput, requestFor } from '@gema/contract/client.ts'
import type { Call } from '@gema/contract/define-call.ts'
import { startSeededShop } from '@gema/demo/testing/start-seeded-shop.ts'
import type { App } from '@gema/server/app.ts'
import { RememberedReads } from '@gema/server/platform/database/remembered-reads.ts'
import { runSql } from '@gema/server/testing/run-sql.ts'
import { type Samples, samplesOfShared } from '@gema/server/testing/samples-of-shared.ts'
import type { TestShop } from '@gema/server/testing/start-test-shop.ts'
import { tablesRead } from '@gema/server/testing/tables-read.ts'
import { untoldChanges } from '@gema/server/testing/untold-changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeptAnswers, type Part } from './keep-answers.ts'

const sharedCalls = Object.entries<Call>(allCalls).flatMap(([name, { shared }]) =>
  shared === undefined ? [] : [name as CallName],
)

let shop: TestShop
let samples: Samples
beforeAll(async () => {
  shop = await startSeededShop()
  // Its videos and the sale to test stand nowhere else.
  shop.shop.config.demo = true
  samples = await samplesOfShared(shop)
})
afterAll(() => shop.close())

/** What is kept of a call, and by which tables. */
function keptPart(app: App, name: CallName, input: CallInput<CallName>): Promise<Part> {
  const { clock } = shop
  const nextEdge = () => Number.POSITIVE_INFINITY
  const kept = createKeptAnswers({ clock, megabytes: 8, nextEdge, count: () => {} })
  const request = requestFor({ basePath, callPaths }, { name, input }, { language: 'en' })
  const visitor = { requestId: 'r-1', remoteAddress: '203.0.113.7', inProcess: true }
  return kept.ask({ kind: 'answer', key: name }, (reading) => app.fetch(request, { ...visitor, reading }))
}

interface Asked {
  /** Of a shop that remembers nothing, and of one that remembers all that it has just read for the first. */
  parts: readonly Part[]
  tables: readonly string[]
}

const asked = new Map<CallName, Promise<Asked[]>>()

/** What a call reads with each of its samples; looked at once, because all tests want to know. */
function askedFor(name: CallName): Promise<Asked[]> {
  const known = asked.get(name) ?? askAll(name)
  asked.set(name, known)
  return known
}

async function askAll(name: CallName): Promise<Asked[]> {
  const all: Asked[] = []
  for (const input of samples[name] ?? []) {
    const { result, tables } = await tablesRead(shop, async (app) => [
      await keptPart(app, name, input),
      await keptPart(app, name, input),
    ])
    all.push({ parts: result, tables })
  }
  return all
}

test('every call whose answer is kept is asked here, and is answered in a way that is kept', async () => {
  expect(Object.keys(samples).sort()).toEqual([...sharedCalls].sort())
  for (const name of sharedCalls) {
    const parts = (await askedFor(name)).flatMap((each) => each.parts)
    const given: readonly unknown[] = samples[name] ?? []
    const isKept = parts.map(({ answer, isShared }) => answer.status === 200 && isShared)
    expect(isKept, name).toEqual(given.flatMap(() => [true, true]))
    expect(isKept, name).not.toEqual([])
  }
})

test.each(sharedCalls)('%s hears of every table that PostgreSQL reads for it', async (name) => {
  for (const { parts, tables } of await askedFor(name)) {
    expect(tables).not.toEqual([])
    // Also where the rows have been in memory since another answer: those tables are behind it all the same.
    for (const { from } of parts) expect(tables.filter((table) => !from.tables.has(table))).toEqual([])
  }
})

/** What nobody is told of, tables as a whole or single columns, and why no page is wrong for longer than it may be. */
const untoldForAReason: Record<string, string> = {
  'flash_sale_items.flash_sale_id': 'an item stays in its sale',
  'flash_sale_items.inventory_id': 'an item stays what it is',
  'flash_sale_items.sold': 'counted in the transaction that takes units of stock, which is written down',
  product_changes: 'it is what changes are written down in',
  simulation_lines: 'what was saved never changes, and before that nothing of it is kept',
  simulations: 'what was saved never changes, and before that nothing of it is kept',
  'vouchers.used': 'what is shown until the next making is refused in the cart',
  'vouchers.uuid': 'a voucher keeps its name',
}

test('whatever a kept answer is made from tells of its changes, or has a reason not to', async () => {
  const read = await Promise.all(sharedCalls.map(askedFor))
  const tables = [...new Set(read.flat().flatMap((each) => each.tables))]
  const toldBy = ['tell_changed_table', 'note_changed_products']
  const untold = (await untoldChanges(shop, { tables, toldBy })).map((change) => {
    const [table = ''] = change.split(/[ .]/)
    return table in untoldForAReason ? table : change
  })
  // A reason that is no longer needed goes as well.
  expect([...new Set(untold)]).toEqual(Object.keys(untoldForAReason).sort())
})

test('whatever public reads remember is told of at once, each change of it', async () => {
  const reads = new RememberedReads(shop.clock)
  reads.begin()
  const remembered: string[] = []
  const all = await runSql(shop, "select tablename from pg_tables where schemaname = 'public'")
  for (const table of all.map(({ tablename }) => String(tablename))) {
    let times = 0
    const ask = async () => {
      times += 1
      return { rows: [] } as unknown as Awaited<ReturnType<RememberedReads['answer']>>
    }
    for (const _ of [1, 2])
      await reads.answer({ statement: { text: `select from "${table}"` }, values: [] }, ask)
    if (times === 1) remembered.push(table)
  }
  expect(remembered).toContain('settings')
  expect(await untoldChanges(shop, { tables: remembered, toldBy: ['tell_changed_table'] })).toEqual([])
})
