import { saveCategories } from '@gema/server/modules/catalogue/catalogue.ts'
import { changeSettings } from '@gema/server/modules/settings/settings.ts'
import { aStaffMember } from '@gema/server/testing/a-staff-member.ts'
import { runSql } from '@gema/server/testing/run-sql.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseOtherShop, shopForDemo } from './shop-for-demo.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
afterEach(() => shop.close())

const holds = () => shopForDemo(shop.shop.db)
const open = (demo: boolean) => refuseOtherShop(shop.database, { demo })

test('an empty shop is opened with and without the demo', async () => {
  expect(await holds()).toBe('empty')
  await open(true)
  await open(false)
})

test('what the demo has filled is opened by the demo alone', async () => {
  await changeSettings(shop.shop.db, { demoLoadedAt: '2026-11-16T03:00:00Z' })
  expect(await holds()).toBe('demo')
  await open(true)
  await expect(open(false)).rejects.toThrow(/was filled by the demo.*Start with DEMO=1.*DATABASE_URL/)
})

test('a shop with goods or staff of its own is never opened by the demo', async () => {
  await saveCategories(shop.shop.db, [{ name: { en: 'Violins' }, slug: { en: 'violins', id: 'biola' } }])
  expect(await holds()).toBe('somebodys')
  await open(false)
  await expect(open(true)).rejects.toThrow(/the demo does not open .* DEMO=0/)
  await runSql(shop, 'delete from categories')
  await aStaffMember(shop)
  await expect(open(true)).rejects.toThrow('the demo does not open')
})

test('tables of another program are not the demo’s either, and a database without any is empty', async () => {
  await runSql(shop, 'drop schema public cascade')
  await runSql(shop, 'create schema public')
  expect(await holds()).toBe('empty')
  await runSql(shop, 'create table notes (id integer)')
  await expect(open(true)).rejects.toThrow('the demo does not open')
})
