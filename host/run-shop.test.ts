import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@gema/server/platform/config.ts'
import { createLog } from '@gema/server/platform/log.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Say, silentProgress } from './progress.ts'
import { runShop } from './run-shop.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gema-run-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

/** Starts a shop in the folder of this test, on the embedded database. */
const start = (environment: Record<string, string> = {}, say: Say = silentProgress) =>
  runShop({ config: readConfig({ DATA_DIR: dataDir, ...environment }), log: createLog('silent'), say })

const address = 'http://localhost/api/storefront/common'

test('a start that fails while filling the shop gives the folder back; the shop that opens then can be closed and opened again, with all that was in it', async () => {
  await writeFile(path.join(dataDir, 'files'), 'a file where a folder should be')
  await expect(start()).rejects.toThrow()
  await rm(path.join(dataDir, 'files'))
  const first = await start()
  const before = await (await first.app.fetch(new Request(address))).json()
  expect(before).toMatchObject({ status: 200, data: { demo: true, setting: { site_name: 'Gema' } } })
  await first.close()
  const second = await start()
  expect(await (await second.app.fetch(new Request(address))).json()).toEqual(before)
  expect((await second.app.fetch(new Request('http://localhost/readyz'))).status).toBe(200)
  await second.close()
}, 150_000)

test('a start that fails at its very end stops the jobs that it had begun', async () => {
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
  await expect(start({ DEMO: '0' }, failing)).rejects.toThrow('the terminal went away')
  expect(timers()).toBeLessThanOrEqual(before)
  const next = await start({ DEMO: '0' })
  const answer = await (await next.app.fetch(new Request(address))).json()
  expect(answer).toMatchObject({ data: { demo: false, categories: [], stores: [] } })
  await next.close()
})
