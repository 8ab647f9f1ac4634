import { saveCategories } from '@gema/server/modules/catalogue/catalogue.ts'
import { allRows } from '@gema/server/testing/all-rows.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { flashSaleWorker, prepareDemo } from './prepare-demo.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop.close())

const fill = () => prepareDemo(shop.shop.db, { ...shop.shop, say: () => {} })

test('an empty shop is filled with the demo, and a second start changes nothing', async () => {
  await fill()
  const first = await allRows(shop.database)
  expect(first).toMatchObject({ categories: expect.arrayContaining([expect.anything()]) })
  expect(first.stores).toHaveLength(6)
  expect(first.products?.length).toBeGreaterThanOrEqual(160)
  expect(first.customers).toHaveLength(2)
  await fill()
  expect(await allRows(shop.database)).toEqual(first)

  // A flash sale runs now, and still runs when the next session has begun.
  const running = async () => {
    const { rows } = await shop.database.session((run) =>
      run('select name from flash_sales where starts_at <= $1 and $1 < ends_at', [shop.clock.now()]),
    )
    return rows
  }
  expect(await running()).toHaveLength(1)
  shop.clock.moveOn(6 * 3600 * 1000)
  await flashSaleWorker(shop.shop.db, shop.clock).work({})
  expect(await running()).toHaveLength(1)
})

test('a shop that has goods of its own is left alone', async () => {
  await saveCategories(shop.shop.db, [{ name: { en: 'Violins' }, slug: { en: 'violins', id: 'biola' } }])
  const before = await allRows(shop.database)
  await fill()
  expect(await allRows(shop.database)).toEqual(before)
})

test('filling that breaks off halfway leaves nothing, and the next start fills it whole', async () => {
  const before = await allRows(shop.database)
  const full = {
    read: async () => undefined,
    write: () => Promise.reject(new Error('the disk is full')),
    remove: async () => {},
  }
  const options = { ...shop.shop, files: full, say: () => {} }
  await expect(prepareDemo(shop.shop.db, options)).rejects.toThrow('the disk is full')
  expect(await allRows(shop.database)).toEqual(before)
  await fill()
  expect((await allRows(shop.database)).customers).toHaveLength(2)
})
