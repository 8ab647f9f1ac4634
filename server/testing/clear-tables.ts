import type { TestShop } from './start-test-shop.ts'

/** Removes everything from some tables, so that one shop serves several tests: starting another one takes far longer. */
export async function clearTables({ database }: TestShop, ...names: string[]): Promise<void> {
  await database.session(async (run) => {
    for (const name of names) await run(`delete from "${name}"`, [])
  })
}
