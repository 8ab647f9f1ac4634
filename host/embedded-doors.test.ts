import { readdirSync } from 'node:fs'
import path from 'node:path'
import { aPayingShop, type PayingShop } from '@gema/server/testing/a-paying-shop.ts'
import type { DoorSmoke } from '@gema/server/testing/door-smoke.ts'
import { smokesOfGoods } from '@gema/server/testing/door-smokes-of-goods.ts'
import { smokesOfOrders } from '@gema/server/testing/door-smokes-of-orders.ts'
import { smokesOfPeople } from '@gema/server/testing/door-smokes-of-people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDemo } from './prepare-demo.ts'

/** One smoke test for each module. All other tests of SQL run on a PostgreSQL server alone. */
const smokes: [module: string, DoorSmoke][] = [smokesOfGoods, smokesOfPeople, smokesOfOrders].flatMap(
  (some) => Object.entries<DoorSmoke>(some),
)

/** Modules that send no SQL, with the reason. */
const withoutSql: Record<string, string> = {
  invoices: 'draws a PDF of facts that are passed in',
  media: 'stores pictures as files',
  quotes: 'draws a PDF of facts that are passed in',
}

let shop: PayingShop
beforeAll(async () => {
  shop = await aPayingShop()
  await prepareDemo(shop.shop.db, { ...shop.shop, say: () => {} })
})
afterAll(() => shop.close())

test('the shop runs on the embedded database', () => {
  expect(shop.database.kind).toBe('embedded')
})

for (const [module, { name, run }] of smokes) test(`${module}: ${name}`, () => run(shop))

test('every module has one smoke test, or a reason why it needs none', () => {
  const modules = readdirSync(path.resolve(import.meta.dirname, '../server/modules'))
  const known = [...smokes.map(([module]) => module), ...Object.keys(withoutSql)]
  expect(known.toSorted()).toEqual(modules.toSorted())
})
