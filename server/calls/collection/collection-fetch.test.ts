import { randomUUID } from 'node:crypto'
import { collectionFetch } from '@gema/contract/calls/catalogue.ts'
import { home } from '@gema/contract/calls/home.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCollections } from '../../modules/catalogue/catalogue.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
afterAll(() => shop.close())

const collection = (name: string) => ({
  uuid: randomUUID(),
  slug: { en: `${name}-room`, id: `ruang-${name}` },
  name: { en: `Room ${name}`, id: `Ruang ${name}` },
  text: { en: 'All that it needs', id: 'Semua yang perlu' },
  image: null,
  productUuids: [],
})

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

test('a shop without collections answers none', async () => {
  expect(answered(await shop.askAs({ language: 'en' })('collectionFetch', {}))).toEqual([])
})

test('every collection is there in the order of the shop and in the language of the caller', async () => {
  await saveCollections(shop.shop.db, names.map(collection))
  const all = answered(await shop.askAs({ language: 'id' })('collectionFetch', {}))
  expect(collectionFetch.data.safeParse(all).error).toBeUndefined()
  expect(all.map(({ slug }) => slug)).toEqual(names.map((name) => `ruang-${name}`))
  expect(all[6]).toMatchObject({ name: 'Ruang seven', text: 'Semua yang perlu', image: null })
})

test('the front page shows the first of them', async () => {
  const front = answered(await shop.askAs({ language: 'en' })('home', {}))
  expect(home.data.safeParse(front).error).toBeUndefined()
  expect(front.collections.map(({ name }) => name)).toEqual(names.slice(0, 5).map((name) => `Room ${name}`))
})
