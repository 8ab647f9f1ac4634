import { saveCategories } from '@gema/server/modules/catalogue/catalogue.ts'
import { allRows } from '@gema/server/testing/all-rows.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillEmptyShop } from './fill-empty-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop.close())

const fill = (demo: boolean) => fillEmptyShop(shop.shop.db, { ...shop.shop, demo, say: () => {} })

test('an empty shop is filled with the demo, and a second start changes nothing', async () => {
  await fill(true)
  const first = await allRows(shop.database)
  expect(first).toMatchObject({ categories: expect.arrayContaining([expect.anything()]) })
  expect(first.stores).toHaveLength(2)
  expect(first.customers).toHaveLength(2)
  await fill(true)
  expect(await allRows(shop.database)).toEqual(first)
})

test('a shop that is no demo stays empty', async () => {
  const before = await allRows(shop.database)
  await fill(false)
  expect(await allRows(shop.database)).toEqual(before)
})

test('a shop that has goods of its own is left alone', async () => {
  await saveCategories(shop.shop.db, [{ name: { en: 'Violins' }, slug: { en: 'violins', id: 'biola' } }])
  const before = await allRows(shop.database)
  await fill(true)
  expect(await allRows(shop.database)).toEqual(before)
})

test('filling that breaks off halfway leaves nothing, and the next start fills it whole', async () => {
  const before = await allRows(shop.database)
  const full = { read: async () => undefined, write: () => Promise.reject(new Error('the disk is full')) }
  const options = { ...shop.shop, files: full, demo: true, say: () => {} }
  await expect(fillEmptyShop(shop.shop.db, options)).rejects.toThrow('the disk is full')
  expect(await allRows(shop.database)).toEqual(before)
  await fill(true)
  expect((await allRows(shop.database)).customers).toHaveLength(2)
})
