import { afterAll, beforeAll, expect, test } from 'vitest'
import { countInDatabase } from '../http/rate-limit.ts'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'
import { tidyUpWorker } from './tidy-up.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test('counts whose time is over are forgotten, others are kept', async () => {
  const count = countInDatabase(shop.shop.db, shop.clock)
  await count('old', { requests: 5, seconds: 60 })
  shop.clock.moveOn(61_000)
  await count('new', { requests: 1, seconds: 60 })
  await tidyUpWorker(shop.shop.db, shop).work({})
  const { rows } = await shop.database.session((run) => run('select key from rate_limits', []))
  expect(rows).toEqual([{ key: 'new' }])
  expect(await count('new', { requests: 1, seconds: 60 })).toBeGreaterThan(0)
})
