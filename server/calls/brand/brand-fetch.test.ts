import { randomUUID } from 'node:crypto'
import { brandFetch } from '@gema/contract/calls/catalogue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveBrands } from '../../modules/catalogue/catalogue.ts'
import { someProducts, withdrawProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { answered } from '../../testing/answered.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
afterAll(() => shop.close())

const fetchPage = async (input: { page?: number; per_page?: number } = {}, language = 'en') =>
  answered(await shop.askAs({ language })('brandFetch', input))

const brand = (name: string, isFeatured = false) => ({
  uuid: randomUUID(),
  slug: name.toLowerCase(),
  name,
  origin: { en: 'Norway', id: 'Norwegia' },
  tagline: { en: 'Quiet', id: 'Tenang' },
  story: { en: 'A story' },
  isFeatured,
})

test('a shop without brands has one empty page', async () => {
  expect(await fetchPage()).toMatchObject({ data: [], total: 0, last_page: 1 })
})

test('featured brands come first, then the others by their names, each with what is sold of it', async () => {
  const zora = brand('Zora', true)
  await saveBrands(shop.shop.db, [brand('velmar'), zora, brand('Candra'), brand('Auvela', true)])
  // The builder of products brings a brand of its own along: Laras.
  const [gone] = await someProducts(shop, 3, { brandUuid: zora.uuid })
  if (gone) await withdrawProduct(shop, gone)
  const first = await fetchPage({ per_page: 3 }, 'id')
  expect(brandFetch.data.safeParse(first).error).toBeUndefined()
  expect(first.data.map(({ name, product_count }) => [name, product_count])).toEqual([
    ['Auvela', 0],
    ['Zora', 2],
    ['Candra', 0],
  ])
  expect(first.data[0]).toMatchObject({ origin: 'Norwegia', tagline: 'Tenang' })
  const second = await fetchPage({ per_page: 3, page: 2 })
  expect(second.data.map(({ name }) => name)).toEqual(['Laras', 'velmar'])
  expect(second).toMatchObject({ current_page: 2, last_page: 2, per_page: 3, total: 5 })
  expect(await fetchPage({ page: 3 })).toMatchObject({ data: [], last_page: 1, total: 5 })
})

test.each(['page=-1', 'page=10001', 'per_page=10000', 'per_page=x', 'response_type=everything'])(
  '%s is told to be wrong',
  async (query) => {
    const answer = await sendRaw(shop, `brand/fetch?${query}`)
    expect(answer).toMatchObject({ status: 200, envelope: { meta: { code: 201 } } })
  },
)
