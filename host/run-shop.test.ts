import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { changeSettings, readSettings } from '@gema/server/modules/settings/settings.ts'
import { readConfig } from '@gema/server/platform/config.ts'
import { openServerDatabase } from '@gema/server/platform/database/open-server-database.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { copyTestDatabase } from '@gema/server/testing/open-test-database.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Say, silentProgress } from './progress.ts'
import { runShop } from './run-shop.ts'

let dataDir: string
let url: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gema-run-'))
  url = await copyTestDatabase()
})
afterEach(() => rm(dataDir, { recursive: true }))

const start = (say: Say = silentProgress) =>
  runShop({
    config: readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0' }),
    log: createLog('silent'),
    say,
  })

/** How many connections are open to the database, besides the one that asks. */
async function connections(): Promise<unknown> {
  const asking = await openServerDatabase({ url, connections: 1, log: createLog('silent') })
  const count = `select count(*)::int as open from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  const { rows } = await asking.session((run) => run(count, []))
  await asking.close()
  return rows[0]?.open
}

test('a start that fails at its very end stops the jobs that it had begun and closes the database', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()
  const failing: Say = {
    ...silentProgress,
    step: async (title, work) => {
      const result = await work(() => {})
      if (title !== 'Opening the database') throw new Error('the terminal went away')
      return result
    },
  }
  await expect(start(failing)).rejects.toThrow('the terminal went away')
  expect(timers()).toBeLessThanOrEqual(before)
  await expect.poll(connections).toBe(0)
  const next = await start()
  const address = 'http://localhost/api/storefront/common'
  const answer = await (await next.app.fetch(new Request(address))).json()
  expect(answer).toMatchObject({ data: { demo: false, categories: [], stores: [] } })
  await next.close()
})

test('a database that the demo has filled is not opened as a shop, and stays as it is', async () => {
  const database = await openServerDatabase({ url, connections: 1, log: createLog('silent') })
  await changeSettings(database.db, { demoLoadedAt: '2026-11-16T03:00:00Z' })
  await expect(start()).rejects.toThrow(/was filled by the demo.*DEMO=1/)
  expect((await readSettings(database.db)).demoLoadedAt).toBe('2026-11-16T03:00:00Z')
  await database.close()
  await expect.poll(connections).toBe(0)
})
