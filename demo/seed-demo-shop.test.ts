import { common } from '@gema/contract/calls/common.ts'
import { allRows } from '@gema/server/testing/all-rows.ts'
import { startTestShop, type TestShop } from '@gema/server/testing/start-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCustomers } from './data/customers.ts'
import { seedDemoShop } from './seed-demo-shop.ts'
import { startSeededShop } from './testing/start-seeded-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startSeededShop()
})
afterAll(() => shop.close())

const seed = (into: TestShop) => seedDemoShop(into.shop.db, { ...into.shop, say: () => {} })

async function commonOf(from: TestShop, language = 'en') {
  const answer = await from.askAs({ language })('common', {})
  if (!answer.ok) throw new Error(answer.message)
  return answer.data
}

/** What links and other people's notes may refer to. */
async function namesIn(from: TestShop) {
  const { customers = [], ...rest } = await allRows(from.database)
  const of = (rows: unknown[]) => rows.map((row) => ({ uuid: undefined, slug: undefined, ...Object(row) }))
  return [...of(customers), ...of(rest.categories ?? []), ...of(rest.stores ?? [])].map(({ uuid, slug }) => ({
    uuid,
    slug,
  }))
}

test('two demo shops have the same uuids and slugs', async () => {
  const other = await startTestShop({ ownDatabase: true })
  await seed(other)
  const names = await namesIn(other)
  expect(names.length).toBeGreaterThan(40)
  expect(names).toEqual(await namesIn(shop))
  await other.close()
})

test('loading the demo again changes nothing', async () => {
  // That something was saved is written down each time; what was saved stays the same.
  const rows = async () => ({ ...(await allRows(shop.database)), product_changes: [] })
  const before = await rows()
  await seed(shop)
  expect(await rows()).toEqual(before)
})

test('the demo shop is what the contract says, in both languages', async () => {
  for (const language of ['en', 'id']) {
    const data = await commonOf(shop, language)
    expect(common.data.safeParse(data).error).toBeUndefined()
    expect(data.categories).toHaveLength(8)
    for (const { child } of data.categories) expect(child.length).toBeGreaterThan(1)
  }
})

test('every picture of the demo can be shown', async () => {
  const { categories, stores } = await commonOf(shop)
  const pictures = [
    ...categories.flatMap(({ image, scene_image, child }) => [
      image,
      scene_image,
      ...child.map((each) => each.image),
    ]),
    ...stores.map(({ image }) => image),
  ]
  expect(pictures).not.toContain(null)
  for (const picture of new Set(pictures)) {
    expect((await shop.fetch(`/media/96/${picture}.webp`)).status).toBe(200)
  }
})

test.each(demoCustomers)('$name can sign in with what the start tells', async ({ email, password, name }) => {
  const answer = await shop.askAs()('userLogin', { email, password })
  expect(answer).toMatchObject({ ok: true, data: { profile: { name } } })
})
