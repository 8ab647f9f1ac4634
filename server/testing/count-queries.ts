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
  await work()
  // While any transaction of the cluster runs that began before them, lists read the last changes of products again.
  await runSql(shop, 'delete from product_changes')
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
