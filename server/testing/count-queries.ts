import { vi } from 'vitest'
import { runSql } from './run-sql.ts'
import type { TestShop } from './start-test-shop.ts'

/** What drizzle hands its statements to, with either database. */
interface Driver {
  query(...given: unknown[]): unknown
}

/**
 * Every statement that reaches the database while some work is done, whoever sends it. Things that are remembered for
 * a while (settings, languages) are asked for by the first call alone, so do the work once before it is counted.
 */
export async function queriesOf(shop: TestShop, work: () => Promise<unknown>): Promise<string[]> {
  await vi.waitFor(() => expectChangesToBeOver(shop), { timeout: 20_000 })
  await work()
  const driver = driverOf(shop)
  const { query } = driver
  const seen: string[] = []
  driver.query = (...given) => {
    seen.push(textOf(given[0]))
    return query.apply(driver, given)
  }
  try {
    await work()
  } finally {
    driver.query = query
  }
  return seen
}

/**
 * While any transaction of the cluster still runs that began before the last change of a product, lists read that
 * change again: one statement more, in some runs.
 */
async function expectChangesToBeOver(shop: TestShop): Promise<void> {
  const [row] = await runSql(
    shop,
    'select count(*)::int as open from product_changes where changed_in >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint',
  )
  if (row?.open !== 0) throw new Error('a transaction elsewhere has not ended')
}

function driverOf({ shop }: TestShop): Driver {
  const { $client } = shop.db as unknown as { $client?: Driver }
  if (typeof $client?.query !== 'function') throw new Error('drizzle no longer shows its driver')
  return $client
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : 'a statement of an unknown kind'
}
