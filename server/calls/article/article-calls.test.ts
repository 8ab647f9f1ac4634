import { articleFetch, articleFind } from '@gema/contract/calls/article.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '../../testing/a-product.ts'
import { sendRaw } from '../../testing/a-request.ts'
import { aSignedInCustomer } from '../../testing/a-signed-in-customer.ts'
import { anArticle } from '../../testing/an-article.ts'
import { answered } from '../../testing/answered.ts'
import { clearTables } from '../../testing/clear-tables.ts'
import { runSql } from '../../testing/run-sql.ts'
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ ownDatabase: true })
})
beforeEach(() => clearTables(shop, 'articles'))
afterAll(() => shop.close())

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * day)
const guestToken = (name: string) => `guest_${name.padEnd(20, '0')}`

test('the newest come first, page by page, and what is not published yet is not among them', async () => {
  for (const days of [5, 1, 3]) {
    await anArticle(shop, { title: { en: `${days} days`, id: `${days} hari` }, publishedAt: daysAgo(days) })
  }
  await anArticle(shop, { publishedAt: daysAgo(-1) })
  const first = answered(await shop.askAs()('articleFetch', { per_page: 2 }))
  expect(articleFetch.data.safeParse(first).error).toBeUndefined()
  expect(first.result).toMatchObject({ total: 3, last_page: 2 })
  expect(first.result.data.map(({ title }) => title)).toEqual(['1 days', '3 days'])
  const last = answered(await shop.askAs({ language: 'id' })('articleFetch', { per_page: 2, page: 2 }))
  expect(last.result.data.map(({ title }) => title)).toEqual(['5 hari'])
})

test('a subject is the same in every language, and counts its articles', async () => {
  const bass = { en: 'Bass & rooms', id: 'Bas & ruang' }
  const basics = { en: 'Basics', id: 'Dasar' }
  await anArticle(shop, { tags: [bass, basics] })
  await anArticle(shop, { tags: [basics] })
  const { tags, result } = answered(
    await shop.askAs({ language: 'id' })('articleFetch', { tag: 'bass-rooms' }),
  )
  expect(tags).toEqual([
    { key: 'basics', name: 'Dasar', count: 2 },
    { key: 'bass-rooms', name: 'Bas & ruang', count: 1 },
  ])
  expect(result.total).toBe(1)
  expect(answered(await shop.askAs()('articleFetch', { tag: 'nothing' })).result.total).toBe(0)
})

test('an article is found by its slug in any language and by its uuid, in the language asked for', async () => {
  const { uuid } = await anArticle(shop, { slug: { en: 'where-to-sit', id: 'di-mana-duduk' } })
  for (const slug of ['where-to-sit', 'di-mana-duduk', uuid]) {
    const found = answered(await shop.askAs({ language: 'id' })('articleFind', { slug }))
    expect(articleFind.data.safeParse(found).error).toBeUndefined()
    expect(found.article).toMatchObject({
      uuid,
      slug: 'di-mana-duduk',
      slugs: { en: 'where-to-sit', id: 'di-mana-duduk' },
      body: { contents: [{ id: 'mulai', text: 'Mulai' }] },
      useful_count: 0,
    })
  }
  const byPath = await sendRaw(shop, 'article/find/where-to-sit')
  expect(byPath.status).toBe(200)
})

test('an article that is not there, or not yet, is told as such', async () => {
  const { uuid } = await anArticle(shop, { publishedAt: daysAgo(-1) })
  for (const slug of ['nothing', uuid, "' or 1=1 --", '../etc']) {
    expect(await shop.askAs({ language: 'id' })('articleFind', { slug })).toMatchObject({
      ok: false,
      code: 404,
      message: 'Artikel ini sudah tidak ada.',
    })
  }
})

test('it shows the products that it is about, in their order, as far as they are still sold', async () => {
  const [first, gone, second] = [await aProduct(shop), await aProduct(shop), await aProduct(shop)]
  await runSql(shop, 'update products set is_active = false where id = $1', [gone.id])
  const { slug } = await anArticle(shop, {
    productUuids: [second.uuid, gone.uuid, first.uuid, crypto.randomUUID()],
  })
  const { products } = answered(await shop.askAs()('articleFind', { slug: slug.en }))
  expect(products.map(({ uuid }) => uuid)).toEqual([second.uuid, first.uuid])
})

test('what to read next has the most in common with it', async () => {
  const [rooms, bass, basics] = ['Rooms', 'Bass', 'Basics'].map((en) => ({ en, id: en }))
  if (!rooms || !bass || !basics) throw new Error('three subjects')
  const { slug } = await anArticle(shop, { tags: [rooms, bass] })
  await anArticle(shop, { tags: [basics], title: { en: 'Far', id: 'Jauh' }, publishedAt: daysAgo(1) })
  await anArticle(shop, { tags: [bass, rooms], title: { en: 'Near', id: 'Dekat' }, publishedAt: daysAgo(9) })
  const { others } = answered(await shop.askAs()('articleFind', { slug: slug.en }))
  expect(others.map(({ title }) => title)).toEqual(['Near', 'Far'])
})

test('a reader says once whether it was useful, and may think again; twice at once counts once', async () => {
  const { uuid } = await anArticle(shop)
  const vote = (token: string, is_useful: boolean) =>
    shop.askAs({ token })('articleVote', { uuid, is_useful })
  await Promise.all([1, 2, 3].map(() => vote(guestToken('a'), true)))
  expect(answered(await vote(guestToken('b'), true))).toEqual({ useful_count: 2 })
  expect(answered(await vote(guestToken('a'), false))).toEqual({ useful_count: 1 })
  const customer = await aSignedInCustomer(shop)
  expect(answered(await customer.ask('articleVote', { uuid, is_useful: true }))).toEqual({ useful_count: 2 })
  const kept = JSON.stringify(await runSql(shop, 'select voter_key from article_votes'))
  expect(kept).not.toContain('guest_')
})

test('nobody without a token votes, nor for an article that is not there', async () => {
  const { uuid } = await anArticle(shop)
  expect(await shop.askAs()('articleVote', { uuid, is_useful: true })).toMatchObject({ code: 401 })
  const token = guestToken('c')
  expect(
    await shop.askAs({ token })('articleVote', { uuid: crypto.randomUUID(), is_useful: true }),
  ).toMatchObject({ code: 404 })
  expect(await runSql(shop, 'select 1 from article_votes')).toEqual([])
})
