import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Db } from '../platform/database/database.ts'
import { PreparingClient } from '../platform/database/preparing-client.ts'
import { readsLogger } from '../platform/database/watch-reads.ts'

class RolledBack extends Error {}

const rolledBack = 'a transaction that is rolled back'

export const isRolledBack = ({ title }: Database): boolean => title === rolledBack

let isOpen = false

/**
 * Opens a database inside one transaction on one connection; closing it rolls everything back. Transactions within it are
 * savepoints. Returns nothing while another one is open: two would wait for each other's rows.
 */
export async function openRolledBack(url: string): Promise<Database | undefined> {
  if (isOpen) return undefined
  isOpen = true
  const client = new PreparingClient({ connectionString: url })
  await client.connect()
  let rollBack = () => {}
  const closing = new Promise<void>((resolve) => {
    rollBack = resolve
  })
  let ended: Promise<unknown> = Promise.resolve()
  const db = await new Promise<Db>((resolve, reject) => {
    ended = drizzle(client, { casing: 'snake_case', logger: readsLogger })
      .transaction(async (tx) => {
        await client.query(setMark)
        resolve(tx)
        await closing
        throw new RolledBack()
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) reject(error)
      })
  })
  return {
    kind: 'server',
    title: rolledBack,
    db,
    pool: undefined,
    direct: undefined,
    session: (work) =>
      work(async (text, values) => {
        const result = await client.query(text, values)
        return { rows: result.rows ?? [] }
      }),
    listen: () =>
      Promise.reject(new Error('nothing is heard of a transaction: ask for a database of its own')),
    jobs: { executeSql: async (text, values) => client.query(text, values) },
    async close() {
      const isWhole = await client.query(lookForMark).then(
        ({ rows }) => rows[0]?.mark === 'on',
        () => false,
      )
      rollBack()
      await ended
      await client.end()
      isOpen = false
      if (!isWhole) throw new Error(endedEarly)
    },
  }
}

/** Is gone with the transaction. */
const setMark = "select set_config('gema.rolled_back', 'on', true)"
const lookForMark = "select current_setting('gema.rolled_back', true) as mark"

const endedEarly =
  'The test has ended the transaction that it runs in, by a commit, a fault or a lost connection. ' +
  'Use startTestShop({ ownDatabase: true }).'
