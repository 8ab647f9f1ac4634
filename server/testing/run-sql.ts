import type { TestShop } from './start-test-shop.ts'

/** One statement, as a keeper of the shop or another process would send it. */
export const runSql = (
  { database }: Pick<TestShop, 'database'>,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> => database.session(async (run) => (await run(text, values)).rows)
