import { expect, test } from 'vitest'
import { startTestShop } from '../testing/start-test-shop.ts'

test('a shop with its database is alive and ready', async () => {
  const shop = await startTestShop()
  expect((await shop.fetch('/healthz')).status).toBe(200)
  const ready = await shop.fetch('/readyz')
  expect(ready.status).toBe(200)
  expect(ready.headers.get('cache-control')).toBe('no-store')
  await shop.close()
})

test('a shop whose tables are older than its code is not ready', async () => {
  const shop = await startTestShop()
  await shop.database.session((run) => run('delete from applied_migrations'))
  expect((await shop.fetch('/readyz')).status).toBe(503)
  await shop.close()
})

test('a shop whose database is away is alive, not ready, and does not say why', async () => {
  const shop = await startTestShop()
  await shop.close()
  expect((await shop.fetch('/healthz')).status).toBe(200)
  const ready = await shop.fetch('/readyz')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ status: 'not ready' })
})
